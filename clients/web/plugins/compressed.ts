/**
 * Lays compressed forms beside every text of the build, `index.html.br` and `index.html.gz`, so
 * that the server, which deals cards meanwhile, has nothing to compress.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(css|html|js|json|svg|txt|webmanifest)$/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const names = await readdir(dir, { recursive: true });
        const texts = names.filter((name) => TEXTS.test(name));
        await Promise.all(texts.map((name) => compressBeside(join(dir, name))));
      },
    },
  };
}

async function compressBeside(path: string): Promise<void> {
  const text = await readFile(path);
  const forms = {
    br: await asBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    gz: await asGzip(text, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [suffix, form] of Object.entries(forms)) {
    if (form.length < text.length) await writeFile(`${path}.${suffix}`, form);
  }
}
