import { applicationClaims } from '@torque-tide/domain/claims';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import styles from './after-applying.module.css';

/** What becomes of an application, for whoever hesitates to send one. */
export function AfterApplying() {
  return (
    <section className={styles.root} aria-labelledby="after-applying" data-below-screen="">
      <h2 id="after-applying">What happens after you apply</h2>
      <dl>
        {applicationClaims.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={paths.privacyPolicy()}>Privacy policy</Link>
      </p>
    </section>
  );
}
