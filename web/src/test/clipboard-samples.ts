import type { ClipboardTexts } from '@/admin/fields/paste/read-clipboard';

/* The clipboard contents of these programs, shortened to the relevant parts. */

const wordEntry = (sign: string, text: string, list = 'l0 level1 lfo1') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

/** Word for Windows: an advert with headings, two levels of bullets, a numbered list and blank paragraphs. */
export const WORD: ClipboardTexts = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><title>Job spec</title><style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-parent:"";
	margin-top:0cm;
	margin-right:0cm;
	margin-bottom:8.0pt;
	margin-left:0cm;
	line-height:107%;}
-->
</style></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<p class=MsoNormal>Our client builds battery storage of up to 200&nbsp;MW. You take a site from the grid
application to the day on which it is switched on.<o:p></o:p></p>
<p class=MsoNormal>The team is small, and “nobody’s assistant”.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><b>Responsibilities:<o:p></o:p></b></p>
${wordEntry('·', 'Lead grid applications')}
${wordEntry('o', 'with the network operator', 'l0 level2 lfo1')}
${wordEntry('§', 'and its contractors', 'l0 level3 lfo1')}
<h2>What we&#8217;re looking for<o:p></o:p></h2>
${wordEntry('1.', 'Five years with a network operator')}
${wordEntry('2.', 'A degree, or as&nbsp;much experience')}
<!--EndFragment-->
</body></html>`,
  plain:
    'Our client builds battery storage of up to 200\u00A0MW. You take a site from the grid application to the day on which it is switched on.\r\nThe team is small, and “nobody’s assistant”.\r\n\u00A0\r\nResponsibilities:\r\n·\tLead grid applications\r\no\twith the network operator\r\n§\tand its contractors\r\nWhat we’re looking for\r\n1.\tFive years with a network operator\r\n2.\tA degree, or as\u00A0much experience\r\n',
};

/** Outlook for Windows: paragraphs without spacing, typed hyphens and blank paragraphs. */
export const OUTLOOK: ClipboardTexts = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head><style><!--
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{margin:0cm;
	font-size:11.0pt;
	font-family:"Aptos",sans-serif;}
--></style></head><body><!--StartFragment-->
<div class=WordSection1><p class=MsoNormal>Hi Anna,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Here is the spec for Leeds:<o:p></o:p></p>
<p class=MsoNormal>-&nbsp;&nbsp; Runs the site team<o:p></o:p></p>
<p class=MsoNormal>–&nbsp; Reports to the COO<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Thanks<o:p></o:p></p><p class=MsoNormal>Ben<o:p></o:p></p></div>
<!--EndFragment--></body></html>`,
  plain:
    'Hi Anna,\r\n\r\nHere is the spec for Leeds:\r\n-   Runs the site team\r\n–  Reports to the COO\r\n\r\nThanks\r\nBen\r\n',
};

/**
 * Google Docs: one bold element that isn't bold around everything, and paragraphs within list
 * items.
 */
export const GOOGLE_DOCS: ClipboardTexts = {
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7d0c1f3e-7fff"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">About the role</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="white-space:pre-wrap;">You plan wind farms.</span></p><br /><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span>What you’ll do</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="margin-top:0pt;margin-bottom:0pt;" role="presentation"><span>Measure wind</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>at sea and </span><span>on land</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Write reports</span></p></li></ul><p dir="ltr" style="margin-top:0pt;margin-bottom:0pt;"><span>About you</span></p><ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>You like data</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>You like weather</span></p></li></ol></b><br class="Apple-interchange-newline">`,
  plain:
    'About the role\nYou plan wind farms.\n\nWhat you’ll do\nMeasure wind\nat sea and on land\nWrite reports\nAbout you\nYou like data\nYou like weather',
};

/** Pages and other macOS programs: classes p1, p2 and li1, with a style without margins. */
export const PAGES: ClipboardTexts = {
  html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; min-height: 13.0px}
li.li1 {margin: 0.0px 0.0px 0.0px 0.0px}
</style></head><body>
<p class="p1">Two people lead the yard.</p>
<p class="p2"><br></p>
<p class="p1">Key duties</p>
<ul class="ul1"><li class="li1"><span class="s1"></span>Plan the shifts<span class="Apple-converted-space">&nbsp;</span></li>
<li class="li1"><span class="s1"></span>Keep the yard safe</li></ul>
</body></html>`,
  plain:
    'Two people lead the yard.\n\nKey duties\n\t•\tPlan the shifts\u00A0\n\t•\tKeep the yard safe\n',
};

/** A mail as Gmail shows it: lines are `div`s. */
export const GMAIL: ClipboardTexts = {
  html: `<div dir="ltr"><div class="gmail_default">Hello,</div><div class="gmail_default"><br></div><div>we need:</div><div><ul><li>a planner</li><li>a <b>fitter</b><br></li></ul><div>Regards<br>Clara</div></div></div>`,
  plain: 'Hello,\n\nwe need:\n- a planner\n- a fitter\n\nRegards\nClara\n',
};

/** A text-only e-mail with broken lines and the characters of an older Word. */
export const PLAIN_MAIL: ClipboardTexts = {
  html: '',
  plain:
    'You will:\r\n\r\n\r\n  •\tOwn the connection applications, from the first\r\n   \tdrawing to the meter\r\n  \uF0B7\tBrief the “site team”\r\n  ▪ Report weekly\r\n',
};
