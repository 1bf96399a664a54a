import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import type { LandingText } from '@torque-tide/contract/landing-pages';
import { Link } from 'react-router-dom';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { paths } from '@/site/paths';
import styles from './job-landing-head.module.css';

interface Props {
  landing: JobLanding;
  text: LandingText;
}

/** The top of a landing page. */
export function JobLandingHead({ landing, text: { heading, intro, roles } }: Props) {
  return (
    <>
      <nav aria-label="Breadcrumb">
        <ol className={styles.trail}>
          <li>
            <Link to={paths.jobs()}>Jobs</Link>
          </li>
          <li aria-current="page">{landing.name}</li>
        </ol>
      </nav>
      <div className={styles.columns}>
        <div>
          <PageHeading>{heading}</PageHeading>
          {intro.lead && <p className={styles.lead}>{intro.lead}</p>}
          {intro.more && <p className={styles.more}>{intro.more}</p>}
        </div>
        {roles.length > 0 && (
          <div className={styles.roles}>
            <h2>Roles we fill</h2>
            <ul>
              {roles.map((role) => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
