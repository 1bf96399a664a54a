import { useIsOnScreen } from '@/shared/browser/use-is-on-screen';
import { anchors } from '@/site/paths';
import styles from './price-link.module.css';
import { SectionLink } from './section-link';

const findPrice = () => document.getElementById(anchors.pricing);

/** On a phone the price is several screens away: the way to it stays in sight until it is there. */
export function PriceLink() {
  const isThere = useIsOnScreen(findPrice);
  return (
    <div className={styles.bar} data-hidden={isThere}>
      <SectionLink to={anchors.pricing} variant="contained">
        View Pricing
      </SectionLink>
    </div>
  );
}
