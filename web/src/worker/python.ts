/** Pyodide as far as it is used here: it is loaded from files of the page and has no types at build time. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, body: Uint8Array): void };
  unpackArchive(body: ArrayBuffer, kind: 'zip', how: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): PythonObject;
  toPy(value: unknown): PythonObject;
}

/** Something of Python's; what it is asked for is known to whoever asks. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PythonObject = any;

/** Where Riffle and what it needs is unpacked: among the modules of this Python. */
const HOME = '/lib/riffle';

/** Loads Python with the given archives from `folder`; `told` hears what has come so far, from 0 to 1. */
export async function loadPython(folder: string, told: (share: number) => void): Promise<Python> {
  const sizes = (await (await fetch(`${folder}sizes.json`)).json()) as Record<string, number>;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const plain = globalThis.fetch;
  globalThis.fetch = async (what, how) => counted(await plain(what, how), (bytes) => told(Math.min(1, (come += bytes) / total)));
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide(how: object): Promise<Python> };
    const archives = Object.keys(sizes).filter((name) => name.startsWith('riffle'));
    const fetched = Promise.all(archives.map(async (name) => (await fetch(folder + name)).arrayBuffer()));
    const python = await loadPyodide({ indexURL: folder });
    for (const body of await fetched) python.unpackArchive(body, 'zip', { extractDir: HOME });
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
    return python;
  } finally {
    globalThis.fetch = plain;
  }
}

/** The same answer, whose bytes are counted while they come. */
function counted(answer: Response, told: (bytes: number) => void): Response {
  if (!answer.ok || !answer.body) return answer;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, way) {
      told(chunk.length);
      way.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
}
