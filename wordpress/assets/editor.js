/**
 * The blocks in the editor of WordPress, one for each tag that the build knows. A block shows its tag with sample data, in a frame.
 */
((wp, { tags, preview }) => {
  const { createElement: h, Fragment, useEffect, useRef, useState } = wp.element;
  const { InnerBlocks, InspectorControls, MediaUpload, MediaUploadCheck, useBlockProps, useInnerBlocksProps } = wp.blockEditor;
  const { Button, CheckboxControl, PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  const { __, sprintf } = wp.i18n;
  const byName = new Map(tags.map((one) => [one.name, one]));

  /** A height for a tag that covers its window, in px. */
  const POPUP_HEIGHT = 560;

  /** Sample items for cards that no author has named a plan for yet. */
  const sampleItems = { 'plan-id': 'X0001001000' };

  /** The slot for a picture. The author chooses it in the sidebar, so no block stands there. */
  const LOGO = 'logo';
  const logoSlotOf = ({ slots }) => slots.find(({ name }) => name === LOGO);
  const placesOf = ({ slots }) => slots.filter(({ name }) => name !== LOGO);

  // ---- The preview -------------------------------------------------------------------------------------------

  /** The text of an attribute; null if it is not written. */
  function textOf({ kind }, value) {
    if (kind === 'flag') return value === true ? '' : null;
    const text = [value ?? ''].flat().join(' ').trim();
    return text === '' ? null : text;
  }

  function writeAttributes(element, { attributes, isPopup }, values) {
    for (const one of attributes) {
      const text = textOf(one, values[one.key]) ?? sampleItems[one.name] ?? null;
      if (text === null) element.removeAttribute(one.name);
      else if (element.getAttribute(one.name) !== text) element.setAttribute(one.name, text);
    }
    if (isPopup) element.toggleAttribute('open', true);
  }

  function writeLogo(element, { url, alt = '' } = {}) {
    const old = element.querySelector(`:scope > [slot=${LOGO}]`);
    if (!url) return old?.remove();
    const image = old ?? element.appendChild(Object.assign(element.ownerDocument.createElement('img'), { slot: LOGO }));
    Object.assign(image, { src: url, alt });
  }

  function Preview({ block, values, person }) {
    const frame = useRef();
    const [shown, setShown] = useState({ height: 120, isEmpty: false });
    const address = `${preview}&tag=${block.tag}&person=${person}`;

    const elementIn = () => frame.current?.contentDocument?.querySelector(block.tag);
    const write = () => {
      const element = elementIn();
      if (!element) return;
      writeAttributes(element, block, values);
      if (logoSlotOf(block)) writeLogo(element, values[LOGO]);
    };
    useEffect(write);

    // A popup takes the focus when it opens. The author may be typing elsewhere.
    useEffect(() => {
      const { ownerDocument } = frame.current;
      const { defaultView } = ownerDocument;
      let last = ownerDocument.activeElement;
      const remember = ({ target }) => {
        last = target;
      };
      // After this task, in which the browser is still moving the focus.
      const giveBack = () =>
        setTimeout(() => {
          if (frame.current && ownerDocument.activeElement === frame.current) last?.focus();
        });
      ownerDocument.addEventListener('focusout', remember);
      defaultView.addEventListener('blur', giveBack);
      return () => {
        ownerDocument.removeEventListener('focusout', remember);
        defaultView.removeEventListener('blur', giveBack);
      };
    }, []);

    const watch = async () => {
      write();
      const element = elementIn();
      if (!element) return;
      const { body, defaultView } = element.ownerDocument;
      const measure = () => {
        const height = Math.ceil(body.getBoundingClientRect().height);
        const isEmpty = !block.isPopup && element.getBoundingClientRect().height < 1;
        setShown({ height: block.isPopup ? POPUP_HEIGHT : height, isEmpty });
      };
      new defaultView.ResizeObserver(measure).observe(body);
      await element.ready;
      measure();
    };

    return h(
      Fragment,
      null,
      h('iframe', {
        key: address,
        ref: frame,
        className: 'ucp-preview',
        src: address,
        /* translators: %s: the name of a block */
        title: sprintf(__('%s with sample data', 'ucp-elements'), block.title),
        style: { height: shown.isEmpty ? 0 : shown.height },
        inert: '',
        onLoad: watch,
      }),
      shown.isEmpty &&
        h(
          'p',
          { className: 'ucp-empty' },
          /* translators: %s: the name of a block */
          sprintf(
            __('%s: nothing shows for this sample person. Shoppers see it when they have something to see.', 'ucp-elements'),
            block.title,
          ),
        ),
    );
  }

  // ---- The controls ------------------------------------------------------------------------------------------

  function helpOf({ summary, accepts }) {
    /* translators: %s: what an attribute takes, such as: letters and digits */
    return accepts ? `${summary} ${sprintf(__('Takes %s.', 'ucp-elements'), accepts)}` : summary;
  }

  function Words({ one, value = [], set }) {
    const toggle = (word, isOn) => one.words.filter((other) => (other === word ? isOn : value.includes(other)));
    return h(
      'fieldset',
      { className: 'ucp-words' },
      h('legend', null, one.label),
      one.words.map((word) =>
        h(CheckboxControl, { key: word, label: word, checked: value.includes(word), onChange: (isOn) => set(toggle(word, isOn)) }),
      ),
      h('p', null, one.summary),
    );
  }

  function Control({ one, value, set }) {
    const shared = { label: one.label, help: helpOf(one) };
    if (one.kind === 'flag') return h(ToggleControl, { ...shared, checked: value === true, onChange: (isOn) => set(isOn || undefined) });
    if (one.kind === 'words') return h(Words, { one, value, set });
    if (one.words) {
      const options = [{ value: '', label: __('Default', 'ucp-elements') }, ...one.words.map((word) => ({ value: word, label: word }))];
      return h(SelectControl, { ...shared, options, value: value ?? '', onChange: (word) => set(word || undefined) });
    }
    if (one.kind === 'number') {
      const read = (text) => (text === '' ? undefined : Number(text));
      return h(TextControl, {
        ...shared,
        type: 'number',
        min: one.least,
        max: one.most,
        value: value ?? '',
        onChange: (text) => set(read(text)),
      });
    }
    return h(TextControl, { ...shared, value: value ?? '', onChange: (text) => set(text || undefined) });
  }

  /** The slots of the tag around a block. */
  function useSlots(clientId) {
    return wp.data.useSelect(
      (select) => {
        const { getBlockName, getBlockRootClientId } = select('core/block-editor');
        const around = byName.get(getBlockName(getBlockRootClientId(clientId)));
        return around ? placesOf(around) : [];
      },
      [clientId],
    );
  }

  /** The slot that a tag probably belongs into: the year toggle into `toggle`, the cost chart into `costs`. */
  function likelySlot({ tag }, slots) {
    const fitting = slots.find(({ name }) => name && tag.includes(name.replace(/s$/, '')));
    return (fitting ?? slots.find(({ name }) => name === '') ?? slots[0])?.name;
  }

  function SlotControl({ slots, value, set }) {
    const options = slots.map(({ name, summary }) => ({ value: name, label: name ? `${name}: ${summary}` : summary }));
    return h(SelectControl, {
      label: __('Place in the block around it', 'ucp-elements'),
      options,
      value: value ?? '',
      onChange: (name) => set(name || undefined),
    });
  }

  function LogoControl({ slot, value, set }) {
    const choose = ({ open }) =>
      h(
        Button,
        { variant: 'secondary', onClick: open },
        value?.url ? __('Replace the logo', 'ucp-elements') : __('Choose a logo', 'ucp-elements'),
      );
    return h(
      PanelBody,
      { title: __('Logo', 'ucp-elements') },
      value?.url && h('img', { className: 'ucp-logo', src: value.url, alt: value.alt ?? '' }),
      h(MediaUploadCheck, null, h(MediaUpload, { allowedTypes: ['image'], onSelect: ({ url, alt }) => set({ url, alt }), render: choose })),
      value?.url && h(Button, { variant: 'tertiary', onClick: () => set(undefined) }, __('Remove the logo', 'ucp-elements')),
      h('p', null, slot.summary),
    );
  }

  const people = () => [
    { value: 'member', label: __('Sample member', 'ucp-elements') },
    { value: 'guest', label: __('Sample guest', 'ucp-elements') },
    { value: 'agent', label: __('Sample agent', 'ucp-elements') },
    { value: 'member-moves', label: __('Sample member whose plan becomes another one', 'ucp-elements') },
    { value: 'member-ends', label: __('Sample member whose plan ends', 'ucp-elements') },
  ];

  function Controls({ block, attributes, setAttributes, slots, person, setPerson }) {
    const own = block.attributes.map((one) =>
      h(Control, { key: one.key, one, value: attributes[one.key], set: (value) => setAttributes({ [one.key]: value }) }),
    );
    const logo = logoSlotOf(block);
    const slot = h(SlotControl, { key: 'slot', slots, value: attributes.slot, set: (name) => setAttributes({ slot: name }) });
    return h(
      InspectorControls,
      null,
      h(PanelBody, { title: __('Settings', 'ucp-elements') }, slots.length > 0 && slot, own),
      logo && h(LogoControl, { slot: logo, value: attributes[LOGO], set: (value) => setAttributes({ [LOGO]: value }) }),
      h(
        PanelBody,
        { title: __('Preview', 'ucp-elements') },
        h(SelectControl, {
          label: __('Show it for', 'ucp-elements'),
          help: __('Only here in the editor. Shoppers see their own data.', 'ucp-elements'),
          options: people(),
          value: person,
          onChange: setPerson,
        }),
      ),
    );
  }

  // ---- The blocks --------------------------------------------------------------------------------------------

  /** The blocks that stand in the slots. A tag without a slot of its own for content shows only blocks that name one of its slots. */
  function Inside({ block, clientId }) {
    const hasContent = block.slots.some(({ name }) => name === '');
    const allowedBlocks = hasContent ? undefined : [...byName.keys()].filter((name) => name !== block.name);
    const options = { renderAppender: InnerBlocks.ButtonBlockAppender, ...(allowedBlocks && { allowedBlocks }) };
    return h(
      'div',
      { className: 'ucp-inside' },
      /* translators: %s: the name of a block */
      h('p', { id: `ucp-inside-${clientId}` }, sprintf(__('Inside %s', 'ucp-elements'), block.title)),
      h('div', useInnerBlocksProps({ role: 'group', 'aria-labelledby': `ucp-inside-${clientId}` }, options)),
    );
  }

  function editOf(block) {
    return function Edit({ attributes, setAttributes, clientId }) {
      const [person, setPerson] = useState('member');
      const slots = useSlots(clientId);
      const holds = wp.data.useSelect((select) => select('core/block-editor').getBlockCount(clientId) > 0, [clientId]);
      const isPlaced = slots.some(({ name }) => name === (attributes.slot ?? ''));
      // A block that is moved into another tag takes a slot of it.
      useEffect(() => {
        if (!isPlaced) setAttributes({ slot: likelySlot(block, slots) || undefined });
      }, [isPlaced]);
      const isLayout = block.slots.some(({ name }) => name === '');
      return h(
        'div',
        useBlockProps({ className: 'ucp-block' }),
        h(Controls, { block, attributes, setAttributes, slots, person, setPerson }),
        !(isLayout && holds) && h(Preview, { block, values: attributes, person }),
        placesOf(block).length > 0 && h(Inside, { block, clientId }),
      );
    };
  }

  function iconOf({ path, isSolid }) {
    // A style, because the editor fills every icon.
    const style = isSolid ? {} : { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 };
    return h('svg', { viewBox: '0 0 24 24', width: 24, height: 24, style }, h('path', { d: path }));
  }

  for (const block of tags) {
    wp.blocks.registerBlockType(block.name, {
      icon: iconOf(block.icon),
      edit: editOf(block),
      save: () => (block.slots.length > 0 ? h(InnerBlocks.Content) : null),
    });
  }
})(window.wp, window.ucpElements);
