import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './new-badge.module.css';

/** Marks what is new, on abyss. */
export const NewBadge = styledElement('span', styles.newBadge);
