import { Drawing } from '@/shared/ui/art/field-fragment';
import { ButtonLink } from '@/site/ui/links';
import { Heading2, Wrap } from '@/shared/ui/page/elements';
import { anchors, paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './call-to-action.module.css';

/** The last section before the contact form, for companies. */
export function CallToAction() {
  const { closingHeading, closing } = useTexts('home');
  return (
    <Wrap>
      <section className={styles.panel} aria-labelledby="call-to-action-title" data-below-screen="">
        <Drawing name="two-cylinders-large" className={styles.drawing} width={480} height={208} />
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
