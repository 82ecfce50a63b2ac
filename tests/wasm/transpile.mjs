// node transpile.mjs FILE.ts: the page's own engine as plain JavaScript.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ts = createRequire(new URL('../../web/package.json', import.meta.url))('typescript');
const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 };
process.stdout.write(ts.transpileModule(readFileSync(process.argv[2], 'utf-8'), { compilerOptions }).outputText);
