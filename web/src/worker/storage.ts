/** The tables' database, kept in IndexedDB in blocks: what a commit changed is written in one transaction. */
const STORE = 'blocks';
/** Beside the blocks, under words: how long the file is, and who writes it. */
interface Head {
  size: number;
  owner: string;
}

export class Blocks {
  private readonly owner = crypto.getRandomValues(new Uint32Array(4)).join('-');

  private constructor(private readonly database: IDBDatabase) {}

  /** Opens what is kept under a name; rejects where the browser keeps nothing. */
  static async open(name: string): Promise<Blocks> {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    return new Blocks(await done(asked));
  }

  /** The file as it was kept last. From now on only this page may write it. */
  async load(): Promise<Uint8Array<ArrayBuffer>> {
    const transaction = this.database.transaction(STORE, 'readwrite');
    const blocks = transaction.objectStore(STORE);
    const head = (await done(blocks.get('head'))) as Head | undefined;
    const file = new Uint8Array(head?.size ?? 0);
    const numbers = IDBKeyRange.bound(0, Infinity);
    const [keys, bodies] = await Promise.all([done(blocks.getAllKeys(numbers)), done(blocks.getAll(numbers))]);
    keys.forEach((key, i) => {
      const body = bodies[i] as Uint8Array<ArrayBuffer>;
      const at = Number(key) * BLOCK;
      if (at < file.length) file.set(body.subarray(0, file.length - at), at);
    });
    blocks.put({ size: file.length, owner: this.owner } satisfies Head, 'head');
    await finished(transaction);
    return file;
  }

  /** Writes blocks that have changed, all of them or none; on disk when it resolves. */
  async keep(size: number, numbers: number[], bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const blocks = transaction.objectStore(STORE);
    const head = (await done(blocks.get('head'))) as Head | undefined;
    if (head?.owner !== this.owner) {
      transaction.abort();
      throw new Error('another page has these tables now');
    }
    numbers.forEach((number, i) => blocks.put(bytes.slice(i * BLOCK, (i + 1) * BLOCK), number));
    blocks.put({ size, owner: this.owner } satisfies Head, 'head');
    await finished(transaction);
  }
}

/** Bytes of a block: a page of SQLite. */
const BLOCK = 4096;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('nothing can be kept'));
  });
}
