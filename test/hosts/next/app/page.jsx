import { connection } from 'next/server';
import { PlanCard, SavedPlans, SkeletonProvider, YearToggle } from 'ucp-elements/react';
import { Count } from './count.jsx';

/** A component of the server. The tags are components of the browser that it renders too. */
export default async function Page() {
  await connection();
  return (
    <SkeletonProvider lang="en">
      <h1>Your plans</h1>
      <Count />
      <SavedPlans noHeading>
        <YearToggle slot="toggle" />
      </SavedPlans>
      <PlanCard planId="H0321002000" planYear={2027} />
    </SkeletonProvider>
  );
}
