import type { LandingText } from '@torque-tide/contract/landing-pages';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';

type Words = Pick<Sector | Location, 'name'> &
  Partial<
    Pick<
      Sector | Location,
      'linkName' | 'heading' | 'title' | 'description' | 'lead' | 'more' | 'roles'
    >
  >;

/**
 * Returns a landing page's text. Parts that the owner hasn't written are derived from the name, or
 * left out.
 */
export function textOfPage(kind: 'sector' | 'location', words: Words): LandingText {
  const { name, linkName = name, lead = '', more = '', roles = [] } = words;
  const { heading = kind === 'sector' ? `${linkName} jobs` : `Jobs in ${linkName}` } = words;
  const bySector = kind === 'sector' ? '' : ', by sector';
  const { title = heading, description = `Open roles in ${linkName}${bySector}.` } = words;
  return { heading, title, description, intro: { lead, more }, roles };
}
