import { validate } from '@actions/languageservice';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { main } from './lib/problem';
import { root } from './lib/repository';

/** Says what GitHub would refuse of the workflows, or find empty when they run: it is GitHub's own check. */
await main(async () => {
  const folder = '.github/workflows';
  let faults = 0;
  for (const file of readdirSync(join(root, folder))) {
    const path = join(folder, file);
    const text = readFileSync(join(root, path), 'utf8');
    const found = await validate(TextDocument.create(`file:///${path}`, 'yaml', 1, text));
    for (const { range, message } of found) {
      console.error(
        `${path}:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
      );
    }
    faults += found.length;
  }
  return faults === 0 ? 0 : 1;
});
