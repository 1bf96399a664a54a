import { describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { jobsCsv, toCsv } from './jobs-csv';

const HEADINGS =
  'State,Job ID,Job Title,Description,Responsibilities,Requirements,Salary Range,Job Type,Working Pattern,Start,Languages,Visa Sponsorship,Relocation Help,City or Town,Location Tags,Sector Tags,Consultant,Posted,Closing Date,Filled,Active,Featured,Draft,Publish on';
const NOW = new Date('2026-11-24T09:00:00.000Z');
const BOM = '\uFEFF';
const taxonomy = {
  sectors: [{ id: 's1', name: 'Hydrogen' }],
  locations: [{ id: 'l1', name: 'Orkney' }],
  consultants: [{ id: 'ada-berg', name: 'Ada Berg' }],
};

test('jobs are written in the given order, with words for yes and no', () => {
  const full = buildJob({
    id: '7',
    title: 'Planner, "grid"',
    description: 'One\n\nTwo',
    requirements: '- a degree',
    closesAt: '2026-12-03',
    isFilled: true,
    workingPattern: 'On site',
    languages: 'German C1, English',
    visaSponsorship: true,
    relocationHelp: false,
    isFeatured: true,
    isDraft: true,
    publishAt: '2026-12-01T09:00:00.000Z',
    sectorId: 's1',
    locationId: 'l1',
    consultantId: 'ada-berg',
    version: 3,
  });
  const bare = buildJob({ id: '8', title: '=cmd', description: 'Plain', isActive: false });
  expect(jobsCsv([full, bare], taxonomy, NOW)).toBe(
    `${BOM}${HEADINGS}\r\n` +
      `Draft,7,"Planner, ""grid""","One\n\nTwo",,'- a degree,,,On site,,"German C1, English",Yes,No,,UK,BESS,Ada Berg,2026-11-18T09:00:00.000Z,2026-12-03,Yes,Yes,Yes,Yes,2026-12-01T09:00:00.000Z\r\n` +
      `Inactive,8,'=cmd,Plain,,,,,,,,,,,UK,BESS,,2026-11-18T09:00:00.000Z,,,No,No,,\r\n`,
  );
});

describe('a cell', () => {
  test.each([
    ['+44 20', "'+44 20"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', `"'\r'=1"`],
    ['\n=1', `"'\n'=1"`],
    ['=HYPERLINK("https://x","y")', `"'=HYPERLINK(""https://x"",""y"")"`],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['\uFF0B1', "'\uFF0B1"],
    ['\uFF0D1', "'\uFF0D1"],
    ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
    ['Solar;=1+1', `"Solar;'=1+1"`],
    ['Solar;\uFF1D1', `"Solar;'\uFF1D1"`],
    ['- one\n- two', `"'- one\n'- two"`],
    ['a=1', 'a=1'],
    ['one; two', '"one; two"'],
    [' spaced ', ' spaced '],
  ])('with %j cannot run as a formula', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${BOM}${cell}\r\n`);
  });
});
