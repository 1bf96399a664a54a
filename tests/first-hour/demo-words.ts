import { readFileSync } from 'node:fs';
import { demoCaseStudies } from '../../scripts/seed/case-studies';
import { demoClientLogos } from '../../scripts/seed/client-logos';
import { demoConsultants } from '../../scripts/seed/consultants';
import { demoJobs } from '../../scripts/seed/jobs';
import { demoTestimonials } from '../../scripts/seed/testimonials';

/** What the demo's agency is called and where it is reached, as its file said before the setup. */
function wordsOfAgency(file: string): string[] {
  const agency = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>;
  // The country of its address, and a town, are other agencies' too.
  const { address = [], name = '', ...facts } = agency;
  const street = address[0] ?? '';
  const spellings = [
    name,
    ...['', '-', '_'].map((between) => String(name).replaceAll(/\W+/g, between)),
  ];
  return [street, ...spellings, ...Object.values(facts)].flat();
}

/**
 * Every word, number and address of the demo: of its agency, and of what its content invents.
 *
 * @param agencyFile the agency's file as it was before the setup
 */
export function demoWords(agencyFile: string): string[] {
  const words = [
    ...wordsOfAgency(agencyFile),
    ...demoConsultants.flatMap(({ name, phone, sentence }) => [name, phone ?? '', sentence ?? '']),
    ...demoClientLogos.map(({ companyName }) => companyName),
    ...demoTestimonials.flatMap(({ author, quote }) => [author, quote]),
    ...demoCaseStudies.flatMap(({ id, title, image }) => [id, title, new URL(image).pathname]),
    ...demoJobs.map(({ description }) => description.slice(0, 60)),
  ];
  return words.flatMap((word) => (word ? [word.toLowerCase().replaceAll('&amp;', '&')] : []));
}
