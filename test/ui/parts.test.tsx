import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Chip } from '../../src/ui/Chip.js';
import { Disclosure } from '../../src/ui/Disclosure.js';
import { EmptyState } from '../../src/ui/EmptyState.js';
import { Figures } from '../../src/ui/Figures.js';
import { Icon } from '../../src/ui/Icon.js';
import { arrowRight } from '../../src/ui/icons/arrow-right.js';
import { no } from '../../src/ui/icons/no.js';
import { pill } from '../../src/ui/icons/pill.js';
import { ListRow } from '../../src/ui/ListRow.js';
import { LiveRegion } from '../../src/ui/LiveRegion.js';
import { Money } from '../../src/ui/Money.js';
import { Notice } from '../../src/ui/Notice.js';
import { withNoBreakSpaces } from '../../src/ui/no-break-spaces.js';
import { Panel } from '../../src/ui/Panel.js';
import { Progress } from '../../src/ui/Progress.js';
import { Rows } from '../../src/ui/Rows.js';
import { SectionHead } from '../../src/ui/SectionHead.js';
import { Loading, SkeletonBar } from '../../src/ui/Skeleton.js';
import { Spinner } from '../../src/ui/Spinner.js';
import { Strip } from '../../src/ui/Strip.js';
import { StruckPrice } from '../../src/ui/StruckPrice.js';
import { render, runInAct } from './render.js';

describe('money', () => {
  it('[CARD-16] [DRUG-05] a struck price says that it no longer applies', () => {
    const { find } = render(<StruckPrice struck="$11.50" meaning="Normal premium, no longer applies" />);
    expect(find('s.money').textContent).toBe('Normal premium, no longer applies: $11.50');
    expect(find('s .vh').textContent).toBe('Normal premium, no longer applies: ');
  });

  it('is read as it is shown, except the sign for no amount', () => {
    expect(render(<Money text="$26.40" />).find('.money').textContent).toBe('$26.40');
    const { find } = render(<Money text="--" spoken="No cost available" />);
    expect([find('[aria-hidden]').textContent, find('.vh').textContent]).toEqual(['--', 'No cost available']);
  });

  it('has its label before it in reading order', () => {
    const { find } = render(<Figures figures={[{ term: 'Monthly premium', amount: '$0' }]} />);
    expect([...find('.figure').children].map((child) => `${child.localName} ${child.textContent}`)).toEqual([
      'dt Monthly premium',
      'dd $0',
    ]);
  });
});

describe('an icon', () => {
  it('is one path, hidden from assistive technology', () => {
    const { find } = render(<Icon of={pill} size="sm" />);
    expect([find('svg').getAttribute('class'), find('svg').getAttribute('aria-hidden')]).toEqual(['icon icon--sm', 'true']);
    expect(find('svg').children).toHaveLength(1);
  });

  it('is filled when it is solid', () => {
    expect(
      render(<Icon of={no} />)
        .find('svg')
        .getAttribute('class'),
    ).toBe('icon icon--solid');
  });

  it('is marked if it is mirrored in right-to-left pages', () => {
    expect(
      render(<Icon of={arrowRight} />)
        .find('svg')
        .getAttribute('class'),
    ).toBe('icon icon--along');
  });
});

describe('a line of facts', () => {
  it.each([
    ['175 mcg tablet · Every 3 Months', '175\u00a0mcg tablet\u00a0· Every 3\u00a0Months'],
    [
      'TTY 711, 8 a.m. to 8 p.m. local time, 7 days a week',
      'TTY\u00a0711, 8\u00a0a.m. to 8\u00a0p.m. local time, 7\u00a0days\u00a0a\u00a0week',
    ],
    ['7 a.m. to 7 p.m. CT, every day', '7\u00a0a.m. to 7\u00a0p.m.\u00a0CT, every day'],
    ['Without: $60 (premium $0, drugs $60.00)', 'Without:\u00a0$60 (premium\u00a0$0, drugs\u00a0$60.00)'],
    ['Sin: $60 (prima $0, medicamentos $60.00)', 'Sin:\u00a0$60 (prima\u00a0$0, medicamentos $60.00)'],
    ['Sin Ayuda Adicional: $1,526.96', 'Sin Ayuda Adicional: $1,526.96'],
    ['Plan ID H0321-002-000 · Starts January 1, 2027', 'Plan ID H0321-002-000\u00a0· Starts January 1, 2027'],
  ])('keeps numbers with their units, and starts no line with a dot: %s', (facts, unparted) => {
    expect(withNoBreakSpaces(facts)).toBe(unparted);
  });
});

describe('a notice', () => {
  it('has a close button that says what it closes', () => {
    const onClose = vi.fn();
    const { find } = render(
      <Notice kind="caution" title="Sign-in is unavailable" role="status" closeLabel="Close: sign-in is unavailable" onClose={onClose} />,
    );
    runInAct(() => find('button').click());
    expect(onClose).toHaveBeenCalledOnce();
    expect([find('.notice').getAttribute('role'), find('button').getAttribute('aria-label')]).toEqual([
      'status',
      'Close: sign-in is unavailable',
    ]);
  });

  it('has no button if it cannot be closed', () => {
    expect(render(<Notice kind="negative" title="It could not be removed" closeLabel="Close" />).root.querySelector('button')).toBeNull();
  });

  it.each([
    ['info', 'notice'],
    ['positive', 'notice notice--positive'],
  ] as const)('of kind %s has the class %j', (kind, className) => {
    expect(render(<Notice kind={kind} />).find('.notice').className).toBe(className);
  });
});

describe('a question with its answer', () => {
  it('[FAQ-02] opens and closes, and exposes its state', () => {
    const Question = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <Disclosure heading="What is Extra Help?" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} onFound={() => setOpen(true)}>
          A program.
        </Disclosure>
      );
    };
    const { find } = render(<Question />);
    const button = find('h3 > button');
    const panel = find(`#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`);
    const state = () => [button.getAttribute('aria-expanded'), panel.getAttribute('hidden')];
    expect(state()).toEqual(['false', 'until-found']);
    runInAct(() => button.click());
    expect(state()).toEqual(['true', null]);
    runInAct(() => button.click());
    expect(state()).toEqual(['false', 'until-found']);
    runInAct(() => panel.dispatchEvent(new Event('beforematch')));
    expect(state()).toEqual(['true', null]);
  });
});

describe('a list', () => {
  it('of rows has list semantics, with a name, facts and actions in each row', () => {
    const { root, find } = render(
      <Rows>
        <ListRow icon={pill} name="Furosemide" sub="40 mg tablet" facts={[{ term: 'Quantity', detail: '90' }]}>
          <button type="button">Remove</button>
        </ListRow>
        <ListRow icon={pill} name="Trulicity" />
      </Rows>,
    );
    expect(find('ul').getAttribute('role')).toBe('list');
    const [first, second] = root.querySelectorAll('li');
    expect(first?.textContent).toBe('Furosemide40 mg tabletQuantity90Remove');
    expect(second?.textContent).toBe('Trulicity');
    expect(second?.querySelector('.row__actions, dl, p')).toBeNull();
  });

  it('[REM-06] puts focus on the name of a row', () => {
    const { root, find } = render(
      <Rows>
        <ListRow icon={pill} name="Trulicity" />
      </Rows>,
    );
    expect(find('h3').getAttribute('tabindex')).toBe('-1');
    find('h3').focus();
    expect(root.activeElement?.textContent).toBe('Trulicity');
  });

  it('without items offers the next step', () => {
    const { find } = render(
      <EmptyState icon={pill} title="No drugs saved yet" text="Add your drugs.">
        <button type="button">Add your drugs</button>
      </EmptyState>,
    );
    expect([find('.empty').getAttribute('part'), find('h3').textContent, find('button').textContent]).toEqual([
      'empty',
      'No drugs saved yet',
      'Add your drugs',
    ]);
  });
});

describe('waiting', () => {
  it('[LOAD-04] has a name, and its skeleton bars are hidden from screen readers', () => {
    const { find } = render(
      <Loading label="Loading your lists">
        <SkeletonBar width="55%" height="2rem" />
        <SkeletonBar />
      </Loading>,
    );
    expect(find('[role=status]').textContent).toBe('Loading your lists');
    expect(find('[aria-hidden=true]').children).toHaveLength(2);
    expect([find('.skeleton').style.width, find('.skeleton').style.height]).toEqual(['55%', '2rem']);
  });

  it('[IMP-03] has a spinner with a name', () => {
    expect(
      render(<Spinner label="Finding your drugs" />)
        .find('[role=progressbar]')
        .getAttribute('aria-label'),
    ).toBe('Finding your drugs');
  });
});

describe('progress', () => {
  it.each([
    [0, 0],
    [11, 11],
    [17, 17],
    [18, 17],
  ])('of %i steps fills %i segments of 17', (done, filled) => {
    const { root, find } = render(<Progress done={done} of={17} label="Step" note="Next: sign" />);
    expect(root.querySelectorAll('.is-done')).toHaveLength(filled);
    expect(find('.progress__track').children).toHaveLength(17);
    expect(find('.progress__track').getAttribute('aria-hidden')).toBe('true');
    expect(find('p').textContent).toBe('StepNext: sign');
  });
});

describe('an announcement', () => {
  it('[REM-06] enters an existing region, and repeats the same text under a new id', () => {
    const { find, rerender } = render(<LiveRegion say={null} />);
    const region = find('[role=status]');
    expect(region.textContent).toBe('');
    rerender(<LiveRegion say={{ id: 1, text: 'Furosemide was removed' }} />);
    const first = region.firstChild;
    rerender(<LiveRegion say={{ id: 1, text: 'Furosemide was removed' }} />);
    expect(region.firstChild).toBe(first);
    rerender(<LiveRegion say={{ id: 2, text: 'Furosemide was removed' }} />);
    expect(find('[role=status]')).toBe(region);
    expect(region.firstChild).not.toBe(first);
    expect(region.textContent).toBe('Furosemide was removed');
  });

  it('[IMP-07] [OUT-01] with new text under the same id is spoken', () => {
    vi.useFakeTimers();
    const { find, rerender } = render(<LiveRegion say={{ id: 1, text: 'Hello' }} />);
    runInAct(() => vi.advanceTimersByTime(6000));
    rerender(<LiveRegion say={{ id: 1, text: 'Hola' }} />);
    expect(find('[role=status]').textContent).toBe('Hola');
    vi.useRealTimers();
  });

  it('[OUT-01] [OUT-02] that is rendered with its region is added after it, because screen readers miss it otherwise', () => {
    const region = <LiveRegion say={{ id: 1, text: 'Sign-in is unavailable right now' }} />;
    expect(renderToStaticMarkup(region)).toBe('<div class="vh no-print" role="status"></div>');
    expect(render(region).find('[role=status]').textContent).toBe('Sign-in is unavailable right now');
  });

  it('[TOP-05] is not printed', () => {
    expect(render(<LiveRegion say={null} />).find('[role=status]').classList).toContain('no-print');
  });

  it('[REM-06] is removed after it was spoken, so that a closing popup does not repeat it', () => {
    vi.useFakeTimers();
    const { find, rerender } = render(<LiveRegion say={{ id: 1, text: 'Furosemide was removed' }} />);
    runInAct(() => vi.advanceTimersByTime(4000));
    rerender(<LiveRegion say={{ id: 1, text: 'Furosemide was removed' }} />);
    expect(find('[role=status]').textContent).toBe('Furosemide was removed');
    runInAct(() => vi.advanceTimersByTime(1000));
    expect(find('[role=status]').textContent).toBe('');
    rerender(<LiveRegion say={{ id: 2, text: 'Furosemide was removed' }} />);
    expect(find('[role=status]').textContent).toBe('Furosemide was removed');
    vi.useRealTimers();
  });

  it('[TOP-04] is spoken again when it returns after silence, however long it was there', () => {
    vi.useFakeTimers();
    const sending = { id: 0, text: 'Sending' };
    const { find, rerender } = render(<LiveRegion say={sending} />);
    runInAct(() => vi.advanceTimersByTime(6000));
    rerender(<LiveRegion say={null} />);
    rerender(<LiveRegion say={sending} />);
    expect(find('[role=status]').textContent).toBe('Sending');
    vi.useRealTimers();
  });
});

describe('frames', () => {
  it('a panel is a section named by its title', () => {
    const { find } = render(
      <Panel title="Extra Help" icon={pill} part="extra-help">
        Question
      </Panel>,
    );
    expect(find('section').getAttribute('aria-labelledby')).toBe(find('h2').id);
    expect(find('section').getAttribute('part')).toBe('extra-help');
  });

  it('a strip is an article named by its title', () => {
    const { find, root } = render(
      <Strip
        icon={pill}
        title="Whalley Drug"
        chips={<Chip icon={pill}>Retail</Chip>}
        meta={['Address', 'Phone']}
        action={<a href="/c">Change</a>}
      />,
    );
    expect(find('article').getAttribute('aria-labelledby')).toBe(find('h3').id);
    expect([...root.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Address', 'Phone']);
    expect(find('.chip').textContent).toBe('Retail');
    expect(find('article').className).toBe('strip');
  });

  it('a section has its heading, its sentence and its action in this order', () => {
    const { find } = render(
      <SectionHead title="Your drugs" lead="What you take.">
        <button type="button">Add drugs</button>
      </SectionHead>,
    );
    expect(find('.head').textContent).toBe('Your drugsWhat you take.Add drugs');
    expect(find('h2').textContent).toBe('Your drugs');
  });
});
