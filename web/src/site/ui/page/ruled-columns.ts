import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './ruled-columns.module.css';

/** Three short texts side by side, ruled off by hairlines; one below the other on a narrow screen. */
export const RuledColumns = styledElement('ul', styles.ruledColumns);
