import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './on-abyss.module.css';

/** A card that is dark in both colour schemes. */
export const AbyssCard = styledElement('div', styles.abyssCard);

/** Buttons on a dark background; the `contained` one is the most prominent. */
export const AbyssActions = styledElement('div', styles.abyssActions);
