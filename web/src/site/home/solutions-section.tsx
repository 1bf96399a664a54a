import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { SolutionTeaser } from '@/site/solutions/solution-teaser';
import { anchors } from '@/site/paths';
import { solutions } from '@/site/solutions/solutions';
import { useTexts } from '@/site/texts/use-texts';
import styles from './solutions-section.module.css';

export function SolutionsSection() {
  const { solutionsHeading, solutionsLead } = useTexts('home');
  return (
    <Section id={anchors.services} labelledBy="solutions-title">
      <SectionHead id="solutions-title" title={solutionsHeading} lead={solutionsLead} />
      <div className={styles.room}>
        <ul className={styles.four}>
          {solutions.map((solution) => (
            <li key={solution.id} data-highlighted={solution.isHighlighted}>
              <SolutionTeaser solution={solution} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
