import { addSkeletons } from 'ucp-elements/server';

export default (config) => {
  config.addTransform('skeletons', (html) => addSkeletons(html));
};
