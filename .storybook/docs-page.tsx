import {
  ArgTypes,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { openFramesWith } from './frames.js';

/** A tag's page. Its table is without controls: the stories stand in frames, which no control of this page reaches. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <ArgTypes />
      <Stories />
    </>
  );
}

/** The toolbars count for the frames of a docs page too. */
export function ToolbarsForFrames({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const { userGlobals } = context.getStoryContext(context.storyById());
  useEffect(() => openFramesWith(userGlobals));
  return <DocsContainer {...props}>{children}</DocsContainer>;
}
