import { ButtonLink } from '@/components/button-link';
import { DisclosureList } from '@/components/disclosure/disclosure-list';
import { Heading2 } from '@/components/page/heading';
import { Section } from '@/components/page/section';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import type { RoleCategory } from './sector-page-content';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(5),
  },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '24em',
  margin: theme.spacing(2, 0, 4),
  color: theme.vars.palette.text.secondary,
}));

const Roles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: theme.spacing(1.25, 0),
    color: theme.vars.palette.text.primary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  /** Whose jobs the button leads to. */
  sector: string;
  lead: string;
  categories: readonly RoleCategory[];
}

/** The roles of a sector by category, at most one of which is open. */
export function RoleCategories({ sector, lead, categories }: Props) {
  const items = categories.map(({ name, roles }) => ({
    id: name.replaceAll(/\W+/g, '-'),
    title: name,
    note: `${roles.length} roles`,
    content: (
      <Roles>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </Roles>
    ),
  }));
  return (
    <Section labelledBy="roles-title">
      <Columns>
        <div>
          <Heading2 id="roles-title">Roles we fill</Heading2>
          <Lead>{lead}</Lead>
          <ButtonLink to={paths.jobsWith({ sector })} variant="contained">
            View {sector} Jobs
          </ButtonLink>
        </div>
        <DisclosureList items={items} />
      </Columns>
    </Section>
  );
}
