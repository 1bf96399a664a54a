import { ButtonLink } from '@/site/ui/button-link';
import { Heading2 } from '@/shared/ui/page/heading';
import { Wrap } from '@/shared/ui/page/wrap';
import { anchors, paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { ProseText } from '@/site/ui/prose/prose';
import { CallToActionField } from './call-to-action-field';
import styles from './call-to-action.module.css';

/** The last section before the contact form: it invites a company to write. */
export function CallToAction() {
  const { closingHeading, closing } = useTexts('home');
  return (
    <Wrap>
      <section className={styles.panel} aria-labelledby="call-to-action-title" data-below-screen="">
        <CallToActionField />
        <div className={styles.words}>
          <Heading2 id="call-to-action-title">{closingHeading}</Heading2>
          <ProseText className={styles.lead} text={closing} />
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
