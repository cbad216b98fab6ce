import type { Json, List, PageQuery, Query } from '../../contract/calls/call';
import { RESOURCE_CALLS } from '../../contract/calls/resource-calls';
import { isList } from '../http/answer-body.interceptor';
import type { ListPage } from '../http/list-page.query';
import { Call, isForm } from './call.decorator';

interface Robot {
  name: string;
  wheels: number;
}

const ROBOT_CALLS = {
  list: {
    method: 'GET',
    path: '/robots',
    who: 'public',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<Robot>,
  },
  create: {
    method: 'POST',
    path: '/robots',
    who: 'editor',
    body: 'json' as Json<Robot>,
    answer: 'json' as Json<Robot>,
  },
} as const;

class RobotBody {
  name: string;
  wheels: number;
}
class StricterBody extends RobotBody {
  colour: string;
}

/** Compile-time tests: TypeScript reports each `@ts-expect-error` below whose next line compiles. */
class Robots {
  @Call(ROBOT_CALLS.list, 'All robots.')
  list(_query: PageQuery): ListPage<Robot> {
    return { items: [], total: 0 };
  }

  @Call(ROBOT_CALLS.create, 'Adds a robot.')
  async create(body: RobotBody): Promise<Robot> {
    return body;
  }

  // @ts-expect-error the handler needs a colour, which the client does not send
  @Call(ROBOT_CALLS.create, 'Adds a robot.')
  async createStrictly(body: StricterBody): Promise<Robot> {
    return body;
  }

  // @ts-expect-error the handler must return a robot
  @Call(ROBOT_CALLS.create, 'Adds a robot.')
  async createSilently(_body: RobotBody): Promise<void> {}

  // @ts-expect-error a list call must also return the total
  @Call(ROBOT_CALLS.list, 'All robots.')
  listAll(_query: PageQuery): Robot[] {
    return [];
  }
}

describe('Call', () => {
  it('returns the handler unchanged', async () => {
    const robot = { name: 'Kasalwe', wheels: 4 };
    expect(await new Robots().create(robot)).toBe(robot);
  });

  it('omits the call steps only where none of them does anything', () => {
    const forms = RESOURCE_CALLS.filter(isForm);
    const affected = forms.filter((call) => call.cached || isList(call) || call.answer === 'json or null');
    expect(forms.map(({ path }) => path)).toContain('/contact');
    expect(affected).toEqual([]);
  });
});
