import type { TextEntry } from '@torque-tide/contract/page-texts';
import { entries, line, paragraph, prose, searchResult } from './text-rows';

const TOP = 'Top of the page';
const FIELDS = 'Fields';
const CLIENTS = 'Clients';
const ROLES = 'Roles';
const END = 'End of the page';

interface First {
  /** The sector's name, as jobs and addresses use it. */
  name: string;
  lead: string;
  /** The fields, each with the address of its jobs. */
  fields: readonly { name: string; to: string }[];
  clientsLead: string;
  clients: readonly TextEntry[];
  rolesLead: string;
  roles: readonly { name: string; titles: readonly string[] }[];
  closingHeading: string;
  closing: string;
}

/** Defines the texts of a sector's page: both have the same. */
export const sectorPageRows = (first: First) => ({
  eyebrow: line('Line Above the Heading', TOP, 'Specialist recruitment'),
  heading: line('Heading', TOP, first.name),
  lead: paragraph('Introduction', TOP, first.lead),
  fieldsHeading: line('Heading of the Fields', FIELDS, 'Fields we know'),
  fields: prose(
    'Fields',
    FIELDS,
    first.fields.map(({ name, to }) => `- [${name}](${to})`).join('\n'),
    { hint: 'A line for each field, which begins with a dash and leads to its jobs.' },
  ),
  kindsHeading: line('Heading of the Kinds of Clients', CLIENTS, 'Who we work with'),
  kindsLead: paragraph('Introduction to the Kinds of Clients', CLIENTS, first.clientsLead),
  kinds: entries('Kinds of Clients', CLIENTS, first.clients, {
    entryName: 'kind',
    titleLabel: 'Kind of company',
  }),
  rolesHeading: line('Heading of the Roles', ROLES, 'Roles we fill'),
  rolesLead: paragraph('Introduction to the Roles', ROLES, first.rolesLead),
  roles: entries(
    'Roles by Category',
    ROLES,
    first.roles.map(({ name, titles }) => ({
      title: name,
      text: titles.map((title) => `- ${title}`).join('\n'),
    })),
    {
      hint: 'A line for each job title, which begins with a dash.',
      entryName: 'category',
      titleLabel: 'Category',
      textLabel: 'Job titles',
      least: 1,
      most: 10,
    },
  ),
  closingHeading: line('Closing Heading', END, first.closingHeading),
  closing: paragraph('Closing Words', END, first.closing),
  ...searchResult(`${first.name} recruitment`, first.lead),
});
