import type { Consultant } from '@torque-tide/contract/consultants';
import type { Question } from '@torque-tide/domain/consultants/consultant-for';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { EmailLink } from '@/shared/content/consultant/email-link';
import { Portrait } from '@/shared/content/consultant/portrait';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { consultantQuery } from '@/site/consultants/queries';
import { useRead } from '@/shared/api/use-read';
import styles from './contact-people.module.css';

const CLEAN_ENERGY: Question = { sectors: ['Clean Energy'] };
const FUTURE_MOBILITY: Question = { sectors: ['Future Mobility'] };

/** The consultants for each half of the business; nothing if they can't be fetched. */
export function ContactPeople() {
  const energy = useRead(consultantQuery(CLEAN_ENERGY));
  const mobility = useRead(consultantQuery(FUTURE_MOBILITY));
  if (energy.isPending || mobility.isPending) {
    return <div className={styles.room} data-needs-script />;
  }
  if (!energy.data && !mobility.data) return null;
  return (
    <ul className={styles.people}>
      {energy.data && <Person half="Clean Energy" person={energy.data} />}
      {mobility.data && <Person half="Future Mobility" person={mobility.data} />}
    </ul>
  );
}

function Person({ half, person }: { half: SectorGroup; person: Consultant }) {
  const { name, picture, phone, email } = person;
  return (
    <li data-tone={sectorToneOf(half)}>
      <Portrait name={name} picture={picture} smallBelow="sm" />
      <div>
        <strong>{name}</strong>
        <span>{half}</span>
        {phone && <a href={telephoneUrl(phone)}>{phone}</a>}
        <EmailLink email={email} />
      </div>
    </li>
  );
}
