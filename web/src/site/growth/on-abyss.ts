import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './on-abyss.module.css';

/** A dark card of both colour schemes. */
export const AbyssCard = styledElement('div', styles.abyssCard);

/** Buttons on a dark ground; the `contained` one is the loud one. */
export const AbyssActions = styledElement('div', styles.abyssActions);
