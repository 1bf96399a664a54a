import { getParser } from 'bowser';

const LONGEST = 512;

export function browserNameOf(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > LONGEST) return 'Unknown browser';
  const parser = getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return [browser || 'Unknown browser', ...(system ? [system] : [])].join(' on ');
}
