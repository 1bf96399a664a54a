import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { patterns } from '@/config/paths';
import { AdminLayout } from './layouts/admin-layout';
import { PublicLayout } from './layouts/public-layout';

/** A route's page in a chunk of its own. */
function page<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const HomePage = page(() => import('./routes/public/home'), 'HomePage');
const AboutPage = page(() => import('./routes/public/about'), 'AboutPage');
const GrowthPage = page(() => import('./routes/public/growth'), 'GrowthPage');
const ServicesPage = page(() => import('./routes/public/services'), 'ServicesPage');
const SectorsPage = page(() => import('./routes/public/sectors'), 'SectorsPage');
const CleanEnergyPage = page(() => import('./routes/public/clean-energy'), 'CleanEnergyPage');
const FutureMobilityPage = page(
  () => import('./routes/public/future-mobility'),
  'FutureMobilityPage',
);
const CaseStudiesPage = page(() => import('./routes/public/case-studies'), 'CaseStudiesPage');
const CaseStudyPage = page(() => import('./routes/public/case-study'), 'CaseStudyPage');
const JobsPage = page(() => import('./routes/public/jobs'), 'JobsPage');
const JobPage = page(() => import('./routes/public/job'), 'JobPage');
const PrivacyPolicyPage = page(() => import('./routes/public/privacy-policy'), 'PrivacyPolicyPage');
const TermsOfServicePage = page(
  () => import('./routes/public/terms-of-service'),
  'TermsOfServicePage',
);
const CookiesPolicyPage = page(() => import('./routes/public/cookies-policy'), 'CookiesPolicyPage');
const NotFoundPage = page(() => import('./routes/public/not-found'), 'NotFoundPage');
const AdminLoginPage = page(() => import('./routes/admin/login'), 'AdminLoginPage');
const AdminDashboardPage = page(() => import('./routes/admin/dashboard'), 'AdminDashboardPage');

/** The specification's route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={patterns.home} element={<HomePage />} />
        <Route path={patterns.about} element={<AboutPage />} />
        <Route path={patterns.growth} element={<GrowthPage />} />
        <Route path={patterns.services} element={<ServicesPage />} />
        <Route path={patterns.sectors} element={<SectorsPage />} />
        <Route path={patterns.cleanEnergy} element={<CleanEnergyPage />} />
        <Route path={patterns.futureMobility} element={<FutureMobilityPage />} />
        <Route path={patterns.caseStudies} element={<CaseStudiesPage />} />
        <Route path={patterns.caseStudy} element={<CaseStudyPage />} />
        <Route path={patterns.jobs} element={<JobsPage />} />
        <Route path={patterns.job} element={<JobPage />} />
        <Route path={patterns.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={patterns.termsOfService} element={<TermsOfServicePage />} />
        <Route path={patterns.cookiesPolicy} element={<CookiesPolicyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<AdminLayout />}>
        <Route path={patterns.adminLogin} element={<AdminLoginPage />} />
        <Route path={patterns.admin} element={<AdminDashboardPage />} />
      </Route>
    </Routes>
  );
}
