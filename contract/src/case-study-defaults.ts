export const DEFAULT_TESTIMONIAL_AUTHOR = 'Anonymous';
