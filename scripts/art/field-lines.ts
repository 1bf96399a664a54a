/**
 * Computes the site's field lines and writes them, as drawings, to `web/src/components/art/`.
 * Run it by hand after changing a figure below: `npx tsx scripts/art/field-lines.ts`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Flow } from './potential-flow';
import { type Frame, levels, streamlines } from './streamlines';

const heroFrame: Frame = {
  width: 1200,
  height: 840,
  scale: 116,
  centre: { x: 800, y: 430 },
  climb: 9,
};
const heroFlow: Flow = { circulation: 1.25 };
const heroLines = streamlines(heroFlow, heroFrame, levels(-7.5, 7.5, 0.235));

const fragmentFrame: Frame = {
  width: 480,
  height: 112,
  scale: 30,
  centre: { x: 336, y: 86 },
  climb: 0,
};
const fragmentFlow: Flow = { circulation: 0 };
const fragmentLines = streamlines(fragmentFlow, fragmentFrame, levels(0, 2.2, 0.27));

/** Writes one drawing as a module of its own, so that a page carries only what it shows. */
async function write(name: string, about: string, frame: Frame, lines: string[]): Promise<void> {
  const { width, height, scale: radius, centre } = frame;
  const drawing = JSON.stringify({ width, height, centre, radius, lines });
  const source = `// Written by scripts/art/field-lines.ts; change the figures there and run it again.
import type { FieldDrawing } from './field-drawing';

/** ${about} */
export const ${name}: FieldDrawing = ${drawing};
`;
  const file = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const target = new URL(`../../web/src/components/art/${file}.ts`, import.meta.url);
  const filepath = fileURLToPath(target);
  writeFileSync(target, await format(source, { ...(await resolveConfig(filepath)), filepath }));
}

await write('heroDrawing', 'Flow past a turning cylinder, which lifts it.', heroFrame, heroLines);
await write('fragmentDrawing', 'Flow over half a cylinder at rest.', fragmentFrame, fragmentLines);
