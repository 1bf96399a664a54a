import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './after-applying.module.css';

const STAND_IN = { applicationHeading: '', application: [] };

/** Explains what happens after an application; empty without its texts. */
export function AfterApplying() {
  const { applicationHeading, application } = useTexts('job', STAND_IN);
  if (application.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="after-applying" data-below-screen="">
      <h2 id="after-applying">{applicationHeading}</h2>
      <dl>
        {application.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={paths.privacyPolicy()}>Privacy policy</Link>
      </p>
    </section>
  );
}
