import { Wrap } from '@/shared/ui/page/wrap';
import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './jobs-page-frame.module.css';

/** The space around a job page: it begins higher than a section does, since it is for working in. */
export const JobsPageFrame = styledElement(Wrap, styles.jobsPageFrame);
