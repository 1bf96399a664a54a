import { Wrap } from '@/shared/ui/page/elements';
import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './page-blocks.module.css';

/** The content right below a page's intro; keeps its distance to what follows. */
export const PageBody = styledElement(Wrap, styles.pageBody);

/** The space around a page of jobs, which starts higher than a section. */
export const JobsPageFrame = styledElement(Wrap, styles.jobsPageFrame);

/** Three short texts side by side with hairlines between them; stacked on narrow screens. */
export const RuledColumns = styledElement('ul', styles.ruledColumns);
