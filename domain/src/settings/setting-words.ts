import { moneyText } from '../money';

type Part = Readonly<Record<string, unknown>>;

/** Writes lists of figures and prices as lines, for the history. */
export function settingWords(content: Part): Part {
  const { stats, ratesPerHire } = content;
  return {
    ...content,
    ...(Array.isArray(stats) ? { stats: stats.map(figureText) } : {}),
    ...(Array.isArray(ratesPerHire) ? { ratesPerHire: ratesPerHire.map(rateText) } : {}),
  };
}

/** '20+ Years of Experience' */
function figureText(figure: Part): string {
  return `${String(figure['value'])}${String(figure['suffix'])} ${String(figure['label'])}`;
}

/** '3 months: £3,000' */
function rateText(rate: Part): string {
  return `${String(rate['fromMonths'])} months: ${moneyText(Number(rate['rate']), 'GBP')}`;
}
