import { styled } from '@/theme/styled';
import { Wrap } from './wrap';

/** What follows a page's intro directly; keeps the distance to what comes after it. */
export const PageBody = styled(Wrap)({ paddingBottom: 'clamp(1rem, 3vw, 2rem)' });
