import { brand } from '@torque-tide/contract/brand';
import { useLocation } from 'react-router-dom';

interface Props {
  /** Without the product's name, which is appended; Home passes none. */
  title?: string;
  description: string;
  /** False where search engines have nothing to find: the admin area, and what does not exist. */
  isIndexed?: boolean;
}

/** What search engines and link previews are told of the page; React moves it into the head. */
export function PageHead({ title, description, isIndexed = true }: Props) {
  const { pathname } = useLocation();
  const full = title ? `${title} | ${brand.name}` : `${brand.name}: ${brand.tagline}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <PublicAddress url={`${brand.siteUrl}${pathname}`} title={full} description={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

interface AddressProps {
  url: string;
  title: string;
  description: string;
}

/** The page's one address, whatever search it was opened with, and what a shared link shows. */
function PublicAddress({ url, title, description }: AddressProps) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
