import { BackLink } from '@/site/ui/back-link';
import { ButtonLink } from '@/site/ui/links';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/elements';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import styles from './not-found-page.module.css';
import { whirlpoolDrawing } from '@/shared/ui/art/whirlpool-drawing';

const NAME = 'Page not found';
const STAND_IN = { heading: NAME, hint: '', pageTitle: NAME, description: NAME };

export function Page() {
  const { heading, hint, pageTitle, description } = useTexts('notFound', STAND_IN);
  return (
    <>
      <PageHead title={pageTitle} description={description} isIndexed={false} />
      <div className={styles.band}>
        <Whirlpool />
        <Wrap className={styles.words}>
          <PageHeading>{heading}</PageHeading>
          <p className={styles.hint}>{hint}</p>
          <div className={styles.actions}>
            <BackLink to={paths.home()} variant="contained" size="large">
              Back to Home
            </BackLink>
            <ButtonLink to={paths.jobs()} variant="outlined" size="large">
              View jobs
            </ButtonLink>
          </div>
        </Wrap>
      </div>
    </>
  );
}

/** Every fifth line is stronger, like the index contours of a map. */
const INDEX_EVERY = 5;

/**
 * Dashes on two captured lines and on a passing one: the line's index, and the position along it in
 * percent.
 */
const DASHES = [
  { line: 14, at: 30 },
  { line: 17, at: 55 },
  { line: 20, at: 74 },
  { line: 9, at: 58 },
] as const;

/** The page's background: flow past a whirlpool. */
function Whirlpool() {
  const { width, height, lines, dots } = whirlpoolDrawing;
  return (
    <div className={styles.field} aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
        {lines.map((d, n) => (
          <path
            key={d}
            d={d}
            vectorEffect="non-scaling-stroke"
            strokeOpacity={n % INDEX_EVERY === 0 ? 0.6 : 0.32}
          />
        ))}
        {DASHES.map(({ line, at }) => (
          <path
            className={styles.dash}
            key={line}
            d={lines[line]}
            pathLength={100}
            strokeDasharray="3 200"
            strokeDashoffset={-at}
          />
        ))}
        {dots.map(({ x, y }) => (
          <circle className={styles.eye} key={x} cx={x} cy={y} r={7} />
        ))}
      </svg>
    </div>
  );
}
