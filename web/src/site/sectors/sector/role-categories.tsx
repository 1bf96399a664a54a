import type { ShownEntry } from '@torque-tide/contract/page-texts';
import { ButtonLink } from '@/site/ui/links';
import { DisclosureList } from '@/site/ui/disclosure/disclosure-list';
import { Heading2 } from '@/shared/ui/page/elements';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { pointsOf, Spans } from '@/site/ui/prose/prose';
import styles from './role-categories.module.css';

interface Props {
  /** The sector whose jobs the button links to. */
  sector: string;
  heading: string;
  lead: string;
  /** The categories, each with its job titles as points. */
  categories: readonly ShownEntry[];
}

/** A sector's roles by category; at most one is open. */
export function RoleCategories({ sector, heading, lead, categories }: Props) {
  const items = categories.map(({ title, text }) => {
    const roles = pointsOf(text);
    return {
      id: title.replaceAll(/\W+/g, '-'),
      title,
      note: roles.length === 1 ? '1 job title' : `${roles.length} job titles`,
      content: (
        <ul className={styles.roles}>
          {roles.map((spans) => (
            <li key={JSON.stringify(spans)}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      ),
    };
  });
  return (
    <Section labelledBy="roles-title">
      <div className={styles.columns}>
        <div>
          <Heading2 id="roles-title">{heading}</Heading2>
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
