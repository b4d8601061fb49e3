import {
  ArgTypes,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext, useLayoutEffect } from 'react';
import { openFramesWith } from './frames.js';
import { CssPropertiesBlock, GuidanceBlock } from './guidance-blocks.js';

function globalsOf(context: DocsContainerProps['context']): Readonly<Record<string, string>> {
  return context.getStoryContext(context.storyById()).userGlobals;
}

/** A tag's page. Its table is without controls: the stories stand in frames, which no control of this page reaches. */
export function DocsPage() {
  const { theme = '' } = globalsOf(useContext(DocsContext));
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <GuidanceBlock />
      <Heading>Attributes, events, slots and parts</Heading>
      <ArgTypes />
      <CssPropertiesBlock theme={theme} />
      <Stories />
    </>
  );
}

/** The toolbars count for the frames of a docs page too. A frame gets them before it loads, so that it loads once. */
export function ToolbarsForFrames({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = globalsOf(props.context);
  useLayoutEffect(() => openFramesWith(globals));
  return <DocsContainer {...props}>{children}</DocsContainer>;
}
