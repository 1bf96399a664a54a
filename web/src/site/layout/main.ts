import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './main.module.css';

/** The page itself, below the header that lies over its top. */
export const Main = styledElement('main', styles.main);
