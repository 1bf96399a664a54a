import type { AgencySettings } from '@torque-tide/contract/settings';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import { canonicalUrl, FEED_PATHS } from '@torque-tide/domain/paths';
import { socialImage, type SocialImageKind } from '@torque-tide/domain/seo/social-images';
import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { createListeners } from '@/shared/browser/listeners';

interface Props {
  /** Without the agency's name, which is appended; Home has none. */
  title?: string;
  description: string;
  /** False if search engines shouldn't index the page: the admin area, and missing items. */
  isIndexed?: boolean;
  /** The picture of shared links. */
  image?: SocialImageKind;
  /** True on pages with job feeds. */
  hasFeeds?: boolean;
}

/** Metadata for search engines and link previews; React moves it into the head. */
export function PageHead({
  title,
  description,
  isIndexed = true,
  image = 'home',
  hasFeeds = false,
}: Props) {
  const { pathname } = useLocation();
  const { agency } = useSettings();
  const { name, tagline } = agency;
  const heads = use(PageHeads);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => heads.subscribe(setIsShown), [heads]);
  if (!isShown) return null;
  const full = title ? `${title} | ${name}` : `${name}: ${tagline}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <PublicAddress
          url={canonicalUrl(pathname)}
          title={full}
          description={description}
          image={image}
          agency={agency}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {hasFeeds && <JobFeeds agency={agency} />}
    </>
  );
}

interface AddressProps {
  url: string;
  title: string;
  description: string;
  image: SocialImageKind;
  agency: AgencySettings;
}

/** The page's canonical address, without its search, and its link preview. */
function PublicAddress({ url, ...shared }: AddressProps) {
  return (
    <>
      <link rel="canonical" href={url} />
      {/* Link previews are made from documents; nothing reads later changes. */}
      {import.meta.env.SSR && <LinkPreview url={url} {...shared} />}
    </>
  );
}

function LinkPreview({ url, title, description, image, agency }: AddressProps) {
  const card = use(SocialPicture);
  const picture = card ?? socialImage(image);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:locale" content="en_GB" />
      {/* The target of a link preview; for a growth plan it includes the plan. */}
      <meta property="og:url" content={card?.pageUrl ?? url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Lets feed readers discover the jobs. */
function JobFeeds({ agency }: { agency: AgencySettings }) {
  const title = feedTitle(agency);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={FEED_PATHS.rss} />
      <link rel="alternate" type="application/feed+json" title={title} href={FEED_PATHS.json} />
    </>
  );
}

/**
 * Tells a page's heads whether the page is shown or kept in the background. The context's value
 * never changes: a change would make React hydrate the rest of the page at once.
 */
export const PageHeads = createContext(createListeners<boolean>());

/** A page's own picture for link previews, with the page's address. */
interface OwnPicture extends Omit<ReturnType<typeof socialImage>, 'alt'> {
  alt: string;
  pageUrl: string;
}

/** The rendered page's own picture, if it has one; set on the server. */
export const SocialPicture = createContext<OwnPicture | undefined>(undefined);
