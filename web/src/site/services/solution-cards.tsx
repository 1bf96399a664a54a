import type { Claims } from '@torque-tide/contract/claims';
import { moneyText } from '@torque-tide/domain/money';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { CheckIcon } from '@/shared/ui/icons/controls';
import { PageBody } from '@/site/ui/page/page-body';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { ScrollArrows } from '@/site/ui/scroll-row/scroll-arrows';
import { useScrollSteps } from '@/site/ui/scroll-row/use-scroll-steps';
import { writeEnquiry } from '@/site/enquiry/enquiry';
import { anchors, paths } from '@/site/paths';
import { type Solution, solutionsOf } from '@/site/solutions/solutions';
import styles from './solution-cards.module.css';

/** How far an arrow scrolls, in px: the width of a card in the row, and its gap. */
const STEP = 264 + 16;

const suitedTo = ({ growth }: Claims): Record<Solution['id'], string> => ({
  core: '1-2 niche hires',
  contract: 'Work with an end date',
  'exec-search': 'C-suite and senior leadership',
  growth: `${growth.worthwhileHires} hires annually`,
});

/** How each is paid for. */
function paidBy({ growth }: Claims): Record<Solution['id'], string> {
  const rates = growth.ratesPerHire.map(({ rate }) => rate);
  return {
    core: 'One fee, when your hire starts',
    contract: 'By the timesheet, on one invoice',
    'exec-search': 'A fee agreed before the search begins',
    growth: `${moneyText(Math.min(...rates), 'GBP')} to ${moneyText(Math.max(...rates), 'GBP')} a hire, by the month`,
  };
}

/** The four solutions side by side; on a narrow screen a row that the arrows move. */
export function SolutionCards() {
  const headingId = useId();
  const { claims } = useSettings();
  const solutions = useMemo(() => solutionsOf(claims), [claims]);
  const row = useRef<HTMLUListElement>(null);
  const steps = useScrollSteps(row, STEP);
  const { hash, key } = useLocation();

  // To the card that a link names the page is scrolled down already; the row is scrolled here.
  useEffect(() => {
    const place = solutions.findIndex(({ id }) => hash === `#${id}`);
    if (row.current && place >= 0) row.current.scrollLeft = place * STEP;
  }, [hash, key, solutions]);

  return (
    <PageBody as="section" aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Our solutions
      </VisuallyHidden>
      <div className={styles.arrows}>
        <Link className={styles.toPriced} to={paths.services(anchors.growth)}>
          Show the one with prices
        </Link>
        <ScrollArrows things="solutions" {...steps} />
      </div>
      <div className={styles.room}>
        <ul className={styles.cards} ref={row}>
          {solutions.map((solution) => (
            <li key={solution.id} id={solution.id}>
              <SolutionCard solution={solution} />
            </li>
          ))}
        </ul>
      </div>
    </PageBody>
  );
}

function SolutionCard({ solution }: { solution: Solution }) {
  const { claims } = useSettings();
  const { id, name, description, points, to, isHighlighted } = solution;
  return (
    <article className={styles.card} aria-label={name} data-highlighted={isHighlighted}>
      {isHighlighted && <span className={styles.badge}>New</span>}
      <h3>{name}</h3>
      <p className={styles.description}>{description}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon size={18} />
            {point}
          </li>
        ))}
      </ul>
      <dl className={styles.suited}>
        <dt>Suited to</dt>
        <dd>{suitedTo(claims)[id]}</dd>
        <dt>How it is paid</dt>
        <dd>{paidBy(claims)[id]}</dd>
        <dd>
          {isHighlighted ? (
            <Link to={to}>See {name} pricing</Link>
          ) : (
            <Link
              to={{
                pathname: paths.home(),
                search: writeEnquiry('', { about: id }),
                hash: anchors.contact,
              }}
            >
              Ask about {name}
            </Link>
          )}
        </dd>
      </dl>
    </article>
  );
}
