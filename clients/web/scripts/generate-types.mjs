// Writes src/protocol/messages.ts from protocol/schema.json: the messages as TypeScript sees them.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schemaPath = new URL('../../../protocol/schema.json', import.meta.url);
const typesPath = new URL('../src/protocol/messages.ts', import.meta.url);

const schema = JSON.parse(await readFile(schemaPath, 'utf8'));
schema.title = 'Message';
const types = await compile(withoutTitles(schema), 'Message', {
  bannerComment: '// Made from protocol/schema.json by scripts/generate-types.mjs.',
  additionalProperties: false,
  declareExternallyReferenced: true,
  enableConstEnums: false,
  format: false,
  strictIndexSignatures: true,
  unknownAny: true,
  unreachableDefinitions: true,
});
await writeFile(typesPath, types);

/** Titles of properties would become types of their own. */
function withoutTitles(node) {
  if (Array.isArray(node)) return node.map(withoutTitles);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'properties' ? untitled(value) : withoutTitles(value),
    ]),
  );
}

function untitled(properties) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { title: _, ...property }]) => [
      name,
      withoutTitles(property),
    ]),
  );
}
