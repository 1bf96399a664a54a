import { ButtonLink } from '@/site/ui/button-link';
import { DisclosureList } from '@/site/ui/disclosure/disclosure-list';
import { Heading2 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import type { RoleCategory } from './sector-page-content';
import styles from './role-categories.module.css';

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
    note: `${roles.length} job titles`,
    content: (
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
    ),
  }));
  return (
    <Section labelledBy="roles-title">
      <div className={styles.columns}>
        <div>
          <Heading2 id="roles-title">Roles we fill</Heading2>
          <p className={styles.lead}>{lead}</p>
          <ButtonLink to={paths.jobsWith({ sector })} variant="contained">
            View {sector} Jobs
          </ButtonLink>
        </div>
        <DisclosureList items={items} />
      </div>
    </Section>
  );
}
