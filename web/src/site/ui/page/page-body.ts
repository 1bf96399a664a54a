import { Wrap } from '@/shared/ui/page/wrap';
import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './page-body.module.css';

/** What follows a page's intro directly; keeps the distance to what comes after it. */
export const PageBody = styledElement(Wrap, styles.pageBody);
