import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { CheckIcon } from '@/shared/ui/icons/controls';
import { PageBody } from '@/site/ui/page/page-blocks';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { ScrollArrows } from '@/site/ui/scroll-row/scroll-arrows';
import { useScrollSteps } from '@/site/ui/scroll-row/use-scroll-steps';
import { writeEnquiry } from '@/site/enquiry/enquiry';
import { anchors, paths } from '@/site/paths';
import { priceOf, type Solution, solutions, wordsOf } from '@/site/solutions/solutions';
import { pounds } from '@/site/plan/quote-words';
import { useTexts } from '@/site/texts/use-texts';
import { pointsOf, Spans } from '@/site/ui/prose/prose';
import styles from './solution-cards.module.css';

/** How far an arrow scrolls, in px: a card and its gap. */
const STEP = 264 + 16;

/** The four solutions side by side; on narrow screens a row with arrows. */
export function SolutionCards() {
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  const steps = useScrollSteps(row, STEP);
  const { hash, key } = useLocation();
  const { ratesPerHire } = useSettings().claims.growth;
  const lowest = Math.min(...ratesPerHire.map(({ rate }) => rate));

  // The page has already scrolled to the card in the URL; the row must scroll to it too.
  useEffect(() => {
    const place = solutions.findIndex(({ id }) => hash === `#${id}`);
    if (row.current && place >= 0) row.current.scrollLeft = place * STEP;
  }, [hash, key]);

  return (
    <PageBody as="section" aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Our solutions
      </VisuallyHidden>
      <div className={styles.arrows}>
        <Link className={styles.toPriced} to={paths.services(anchors.growth)}>
          {`Growth: from ${pounds(lowest)} a hire`}
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
  const { id, name, to, isHighlighted } = solution;
  const { description, points, suitedTo, paidBy } = wordsOf(solution, useTexts('solutions'));
  const price = priceOf(solution, useSettings().claims);
  return (
    <article className={styles.card} aria-label={name} data-highlighted={isHighlighted}>
      {isHighlighted && <span className={styles.badge}>New</span>}
      <h3>{name}</h3>
      <p className={styles.description}>{description}</p>
      <ul className={styles.points}>
        {pointsOf(points).map((spans) => (
          <li key={JSON.stringify(spans)}>
            <CheckIcon size={18} />
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
      <dl className={styles.suited}>
        <dt>Suited to</dt>
        <dd>{suitedTo}</dd>
        <dt>How it is paid</dt>
        <dd>{paidBy}</dd>
        {price && <dd>{price}</dd>}
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
