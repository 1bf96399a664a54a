import { ButtonLink } from '@/site/ui/links';
import { Heading2, Wrap } from '@/shared/ui/page/elements';
import { anchors, paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './call-to-action.module.css';
import { twoCylindersDrawing } from '@/shared/ui/art/two-cylinders-drawing';

/** The last section before the contact form, for companies. */
export function CallToAction() {
  const { closingHeading, closing } = useTexts('home');
  return (
    <Wrap>
      <section className={styles.panel} aria-labelledby="call-to-action-title" data-below-screen="">
        <CallToActionField />
        <div className={styles.words}>
          <Heading2 id="call-to-action-title">{closingHeading}</Heading2>
          <Prose className={styles.lead} text={closing} />
          <div className={styles.actions}>
            <ButtonLink
              className={styles.loud}
              to={paths.home(anchors.contact)}
              variant="contained"
              size="large"
            >
              Contact Us
            </ButtonLink>
            <ButtonLink className={styles.quiet} to={paths.about()} variant="outlined" size="large">
              About
            </ButtonLink>
          </div>
        </div>
      </section>
    </Wrap>
  );
}

/** Flow past two cylinders, on abyss. */
function CallToActionField() {
  const { width, height, lines, body, dots, bright } = twoCylindersDrawing;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g strokeOpacity={0.42}>
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={lines[bright.line]} pathLength={100} data-bright="" />
      <path d={body} />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} />
      ))}
    </svg>
  );
}
