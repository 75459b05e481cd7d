"""Whole matches over real servers, and a tracker that reads every frame of every viewer.

    knowledge_*.py   by game: what a viewer may know, from the rules alone
    story.py         what truly happened, dealt again from the record after the match
    table.py         a room played at random, with lost connections, other devices and onlookers
    tracker.py       reads what everybody was sent, and says what came too early

None of it asks `view` or `redact` what somebody may know. A new game adds its line to
`KNOWLEDGE` in knowledge.py.
"""
