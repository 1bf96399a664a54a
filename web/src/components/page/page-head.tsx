import { brand } from '@torque-tide/contract/brand';

interface Props {
  /** Without the product's name, which is appended; Home passes none. */
  title?: string;
  description: string;
}

/** Title and description of the page; React moves them into the document's head. */
export function PageHead({ title, description }: Props) {
  const full = title ? `${title} | ${brand.name}` : `${brand.name}: ${brand.tagline}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
    </>
  );
}
