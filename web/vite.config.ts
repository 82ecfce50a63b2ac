/** Builds the page into the server's package and serves the Fluent texts while developing. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;
const pageTexts = join(here, 'texts');
const boards = join(here, 'src/games');
const rulebooks = join(here, '../src/riffle/games');

/** The file behind an address under /texts/: the page's own words, a board's words, or a game's rulebook words. */
function textFile(path: string): string | null {
  const parts = path.replace(/^\/texts\//, '').split('/');
  if (parts.some((part) => !/^[a-z_]+(\.ftl)?$/.test(part))) return null;
  const [first, second, third] = parts as [string, string?, string?];
  if (third) return join(boards, second!, 'texts', third);
  return second ? join(rulebooks, first, 'texts', second) : join(pageTexts, first);
}

/** The page's own words in one language, with name and one line of every game that has a board. */
function pageText(name: string): string {
  const own = readFileSync(join(pageTexts, name), 'utf-8');
  return [own, ...gamesWithBoards().map((game) => titleOf(game, name))].join('\n');
}

function gamesWithBoards(): string[] {
  return readdirSync(boards).filter((game) => existsSync(join(boards, game, 'Board.svelte')));
}

/** A game is called what its own words call it: one place for rulebook, terminal and page. */
function titleOf(game: string, name: string): string {
  const file = join(rulebooks, game, 'texts', name);
  const words = existsSync(file) ? readFileSync(file, 'utf-8') : '';
  const line = (key: string) => words.match(new RegExp(`^${key} = (.*)$`, 'm'))?.[1];
  const [title, tag] = [line('name'), line('blurb')];
  return `${title ? `game-${game} = ${title}\n` : ''}${tag ? `game-${game}-tag = ${tag}\n` : ''}`;
}

function texts(): Plugin {
  return {
    name: 'riffle-texts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!;
        if (!path.startsWith('/texts/')) return next();
        const file = textFile(path);
        if (!file || !existsSync(file)) {
          response.statusCode = 404;
          return response.end();
        }
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        const parts = path.split('/');
        response.end(parts.length === 3 ? pageText(parts[2]!) : readFileSync(file));
      });
    },
    generateBundle() {
      for (const name of readdirSync(pageTexts)) this.emitFile({ type: 'asset', fileName: `texts/${name}`, source: pageText(name) });
      for (const game of readdirSync(boards)) {
        const folder = join(boards, game, 'texts');
        if (!existsSync(folder)) continue;
        for (const name of readdirSync(folder)) this.emitFile({ type: 'asset', fileName: `texts/board/${game}/${name}`, source: readFileSync(join(folder, name)) });
      }
    },
  };
}

/** Words and code beside themselves compressed, so that the server sends them as they lie. */
function compressed(): Plugin {
  const kinds = /\.(js|css|html|svg|ftl|json|webmanifest|wasm)$/;
  let folder = '';
  return {
    name: 'riffle-compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        const path = join(folder, name);
        const body = kinds.test(name) ? readFileSync(path) : null;
        if (!body || body.length < 1000) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

const server = process.env.RIFFLE_SERVER ?? 'http://127.0.0.1:8420';
const proxy = { '/api': server, '/rulebook': server, '/components': server, '/engine': server, '/ws': { target: server, ws: true } };
/** The server's own policy, so that a preview shows what it would forbid. */
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export default defineConfig({
  // The start page is served at every path and names its files from the root; files name each other from where they lie.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  worker: { format: 'es' },
  plugins: [svelte(), texts(), compressed()],
  build: {
    outDir: join(here, '../src/riffle/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content-security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy: { ...proxy, '/texts': server }, headers: { 'content-security-policy': policy } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
