import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { sourceAndSinkDrawing } from '@/shared/ui/art/source-and-sink-drawing';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import styles from './about-hero.module.css';

/** What the agency is for. */
export function AboutHero() {
  return (
    <Section>
      <PageHeading>The people behind the transition are the hard part</PageHeading>
      <div className={styles.layout}>
        <div className={styles.mission}>
          <h2>Our mission</h2>
          <p>
            Turbines, batteries and chargers can be ordered. The engineers who connect them, the
            managers who deliver them and the leaders who fund them cannot: there are too few, and
            most of them are busy.
          </p>
          <p>
            We link those experts with the companies that need them, so that the project on the
            drawing board becomes the one on the grid and on the road.
          </p>
        </div>
        <FieldFragment drawing={sourceAndSinkDrawing} />
      </div>
    </Section>
  );
}
