import { Wrap } from '@/components/page/wrap';
import { styledElement } from '@/components/page/styled-element';
import styles from './jobs-page-frame.module.css';

/** The space around a job page: it begins higher than a section does, since it is for working in. */
export const JobsPageFrame = styledElement(Wrap, styles.jobsPageFrame);
