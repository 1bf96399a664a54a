import type { AgencySettings } from '@torque-tide/contract/settings';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import { canonicalUrl, FEED_PATHS } from '@torque-tide/domain/paths';
import { type SocialImageKind, socialImage } from '@torque-tide/domain/seo/social-images';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { PageHeads } from './page-heads';
import { SocialPicture } from './social-picture';

interface Props {
  /** Without the product's name, which is appended; Home passes none. */
  title?: string;
  description: string;
  /** False where search engines have nothing to find: the admin area, and what does not exist. */
  isIndexed?: boolean;
  /** Which picture a shared link shows. */
  image?: SocialImageKind;
  /** True on pages whose jobs can be subscribed to. */
  hasFeeds?: boolean;
}

/** What search engines and link previews are told of the page; React moves it into the head. */
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

/** The page's one address, whatever search it was opened with, and what a shared link shows. */
function PublicAddress({ url, ...shared }: AddressProps) {
  return (
    <>
      <link rel="canonical" href={url} />
      {/* Link previews are made of documents: nobody reads what a browser would change. */}
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
      {/* A preview is made of the page at this address, a plan's with its plan. */}
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

/** Lets feed readers find the jobs. */
function JobFeeds({ agency }: { agency: AgencySettings }) {
  const title = feedTitle(agency);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={FEED_PATHS.rss} />
      <link rel="alternate" type="application/feed+json" title={title} href={FEED_PATHS.json} />
    </>
  );
}
