import type { ClipboardTexts } from '@/admin/fields/paste/read-clipboard';

/* Adverts as people copy them, shortened to the relevant parts. */

const OFFICE =
  'xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"';
const wordEntry = (text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>${text}<o:p></o:p></p>`;
const wordLine = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;

/** Word: the title as a heading, lines with bold labels, and two lists. */
export const ADVERT_WORD: ClipboardTexts = {
  html: `<html ${OFFICE}><head><style><!-- p.MsoNormal {margin-bottom:8.0pt;} --></style></head><body><!--StartFragment-->
<h1>Senior Grid Connection Engineer<o:p></o:p></h1>
${wordLine('<b>Location:</b> Leeds, UK')}
${wordLine('<b>Salary:</b>&nbsp;£62k to £74k')}
${wordLine('<b>Type</b>: Permanent / full time')}
${wordLine('Our client builds battery storage of up to 200&nbsp;MW.')}
<h2>Responsibilities<o:p></o:p></h2>
${wordEntry('Lead grid applications')}
${wordEntry('Brief the contractors')}
<h2>What we’re looking for<o:p></o:p></h2>
${wordEntry('Five years with a network operator')}
${wordLine('<b>Closing date:</b> 28 November 2026')}
<!--EndFragment--></body></html>`,
  plain: 'as plain text',
};

/** Outlook: an advert within an e-mail, after a greeting and before a closing. */
export const ADVERT_OUTLOOK: ClipboardTexts = {
  html: `<html ${OFFICE}><head><style><!-- p.MsoNormal, div.MsoNormal {margin:0cm;} --></style></head><body><!--StartFragment--><div class=WordSection1>
${[
  'Hi Anna,',
  '&nbsp;',
  'as discussed on the phone:',
  '&nbsp;',
  'Wind Farm Planner',
  'Based in Bristol / remote',
  'Salary: Up to £55,000 + car',
  'Apply by Friday 4 December 2026',
  '&nbsp;',
  'You plan wind farms.',
  '&nbsp;',
  'Thanks',
  'Ben',
]
  .map(wordLine)
  .join('\n')}</div><!--EndFragment--></body></html>`,
  plain: 'as plain text',
};
