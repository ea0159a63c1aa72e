// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
import Texts

extension Language {
  /// The lines of English.
  static let englishLines: StaticString = #"""
football-gather-texts aac8f4624f922a93 en
10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.	,	1
Sun	Mon	Tue	Wed	Thu	Fri	Sat
Jan	Feb	Mar	Apr	May	Jun	Jul	Aug	Sep	Oct	Nov	Dec
AM	PM
%a, %d %b %Y, %T	%a %d %b, %T	%a, %d %b %Y	%H:%M	%I:%M %p	%I %p	%d %b
%a, %b %d, %Y, %T	%a, %b %d, %T	%a, %b %d, %Y	%H:%M	%I:%M %p	%I %p	%b %d
 and 	, 	 and 
#%
	
Password and devices
Where you are logged in
Unknown device
This device
Last used {0}
Log out there
Log out everywhere else
Loading…
Try again
Change password
Changing…
Current password
New password
Show passwords
The password is changed, and you are logged out everywhere else. A recovery code from before no longer works.
Delete account
Deleting…
Deletes the account and everything that it saved online, for good. Players and gathers stay on this device; other devices are logged out.
Add a name and password
You log in as {0} now.
This phone was removed from the group, or the group was deleted. Players and gathers are on this device alone now.
The account is deleted. Players and gathers are on this device alone now.
Enter the current password and a new one.
Another phone has given the group a name. Log in with it.
This phone joined less than a day ago. Do this on the phone that made the group, or tomorrow.
The password is wrong. Check it and try again.
There is no connection to the server. Try again when there is.
The login of this device has expired. Log in again first.
Add player
Add
{0} was added.
Just added
Remove {0}
Paste a list
List of names
1. Ann␤2) Ben␤✅ Cem, Dan
From a chat, a note or a table. Numbers, bullets and emoji are left out.
{0} name found	{0} names found
Only the first {0} name is read.	Only the first {0} names are read.
Already on the list
{0} is already on the list. “Add” makes a second one.
Again in this list: another person?
Archived, comes back
Perhaps a heading
Perhaps a date
Perhaps a place
Perhaps a price
Perhaps a note
Perhaps an address
Whoever wrote the list
Reserve
Maybe
Said no
No answer
Left out
One person?
Two people?
One person: {0}
Edit text
Change {0}
Add a guest of {0}
Split: {0}
Join with {0}
Leave out
Add players
Add {0} player	Add {0} players
{0} added
{0} player added	{0} players added
Add {0}
Rename a player to {0}
Edit a player
Delete a player
Restore a player
Bring back a player
Set a level
Add a rule for teams
Remove a rule for teams
A player leaves
Rename a team
End a gather
Reopen a gather
Correct the end
Restore a gather
Leave a gather out of the levels
Count a gather for the levels
Start the next game
Set who plays next
Start the clock
Pause the clock
Take back the end of a period
End a period
Reset the clock
Say who scored
Move a goal in time
Take back a goal
Keep two goals as two
Say who keeps score
Make a link
Turn off a link
Choose how names are shown
Set the time zone
Plan a game
Change a planned game
Cancel the game
Undo the cancellation of a game
Answer for {0}
Change a person’s guests
Decide on a place
Plan a series of games
Change a series of games
End a series of games
Choose who answers for a person
“{0}” was not taken over: {1}
It was there already.
There is no such player.
The player was deleted on another device.
A squad has at most {0} player.	A squad has at most {0} players.
There is no such gather.
The gather was deleted on another device.
A squad has at most {0} gather.	A squad has at most {0} gathers.
A player can be in a gather only once.
A gather has at most {0} player.	A gather has at most {0} players.
A side has at most {0} goal.	A side has at most {0} goals.
A gather has at most {0} link.	A gather has at most {0} links.
A squad has at most {0} rule for teams.	A squad has at most {0} rules for teams.
At most {0} person keeps the score of a gather.	At most {0} people keep the score of a gather.
A gather has at most {0} game.	A gather has at most {0} games.
There is no such game.
That team does not play.
There is no such planned game.
No more games can be planned before some are over.
No more people can answer for this game.
A squad has at most {0} link for answers.	A squad has at most {0} links for answers.
It was changed later on another device.
{0} min left
Less than 1 min left
Last news from the pitch
No news from the pitch
{0} {1} {2} · {3}
This link does not work
It was turned off, or a part of it is missing. Ask for a new one where you got it.
This match is long over
The link worked for 30 days after the match. The person who shared it still has the result.
This season is long over
The link worked for 60 days after the season or its last match. The person who shared it still has the table.
The server is busy
This page tries again by itself in a moment.
Too many links did not work
They were opened from the network that you use. This page tries again by itself within 15 minutes.
Football Gather: teams, time and score for your own match
Next game
Who plays?
Games
Table
Team
Played
Won
Drawn
Lost
Points
{0} point, goals {1}	{0} points, goals {1}
P
W
D
L
G
Pts
Who plays next
Take back this game
now
Game taken back
{0} game	{0} games
{0} {1} {2}
{0} · rests
Start {0}
Winner stays, at most {0}×
All play each other
Gather in progress
Start
Pause
Resume
Set time
Reset clock
A new countdown begins with this time.
Minutes
Seconds
End gather
Minutes go from 0 to 99, seconds from 0 to 59, and not both can be 0.
Gather not found
It was deleted, or the link is from another account.
This gather has ended. Goals can still be corrected.
A match of these people is running.
{0} min
{0} plus
{0} minus
Goal for {0}
Goal of {0} taken back
The clock returns to {0}. The score stays.
{1} · until {0}
Count up
Scoreboard
Locked: taps change nothing.
Unlock
Back to the match
Past gathers
No gathers yet
Select players and start one. Its result will be here.
In progress
Delete gather
Delete this gather with its score and teams?
Gather deleted
Started
Goals
1st
2nd
1st
2nd
3rd
{0}th
{1} {0}
Today {0}
Yesterday {0}
today {0}
yesterday {0}
No goals
Pick teams, run the clock and keep every score of your football with friends, even with no signal.
Help
A match day
Add who plays, one by one or as a pasted list.
Tap “New gather”, tick who is there, and put them into teams.
Start the clock, and tap + for each goal.
End the gather. Its result stays in “Past gathers”.
With a keyboard
Space
Backspace
Goal for the left team
Goal for the right team
Start or pause the clock
Undo
Leave a selection or correction
Privacy
What you enter stays on this device until you share a link or make an account. From then on it is also stored on the server, where its operator can read it, but not the password. There are no adverts, no tracking, and no other sites.
About
Version {0}. Free software, MIT licence; the operator of the server has the source.
Home screen
Install the app
Not now
As an app it opens from the home screen and keeps its data more safely.
For an app that keeps its data more safely: tap Share, then “Add to Home Screen”.
I used this before
Code from my other phone
Recovery code
Second phone
Join
Joining…
Continue
Looking for your group…
On the other phone: Settings, “Second phone”. Type the ten characters that it shows. A recovery code goes here, too.
Type the 20 characters that you wrote down. They bring the whole group to this phone.
Using the home-screen app? Type these ten characters there: {0}
A group of {0} player on {1}.	A group of {0} players on {1}.
The group of {0} with {1} player on {2}.	The group of {0} with {1} players on {2}.
This is not such a code. Compare it sign by sign.
There is no such code here. Check it, or make another one.
This code was used before. Make another one on the other phone.
This code has expired. Make another one on the other phone.
There were too many wrong codes. Wait an hour and try again.
What is on this phone
There is a group with {0} player here. It is not mixed with the other one unless you say so. What should become of it?	There is a group with {0} players here. It is not mixed with the other one unless you say so. What should become of it?
Give it a name and password
Keep it as a file
Remove it from this phone
Add it to the account
It is erased from this phone when the other group is here.
With a name and a password you can log in anywhere. Players, results and links stay as they are.
Adding…
Phones that have it
Remove
Another phone joins with a QR code or ten characters, and keeps the score at once.
Show the code
New code
Scan it with the camera, or type the code there under “I have an account”. It works once, for ten minutes.
Code for the second phone
Or open this there
QR code for the second phone
Making a code…
{0} has joined.
It brings the group back when no phone has it any more. A new code ends the former one.
Make a recovery code
Write it down or keep a picture of it. It is shown only now.
Remove from this phone
The other phones keep the group. It is erased here.
Deletes what was saved online, for good; links stop working. Players and gathers stay on this phone.
If you lose this phone
Links in chats go on, and people with a scoring link keep scoring. A name and password, a second phone or a recovery code bring you back; without one of them, only the person who runs the server can help. You find all three in the settings once something was shared.
Fair teams
Comparing splits…
Another
Show levels
Hide levels
Hidden
Level
From results
Leave out of levels
Count for levels
Does not count for levels
Counts for levels
{0}, set by you
{0} ± {1}, a guess
{0} ± {1}, from the skill
{0} ± {1}, {2} match	{0} ± {1}, {2} matches
Fair teams made
Nothing is known about these players yet: drawn by lot. After a match or two the teams get fairer.
At most {0} from the best there can be.
The only split there can be.
No split is closer.
The best of {0} split.	The best of {0} splits.
The best of {0} splits; {1} more is as good.	The best of {0} splits; {1} more are as good.
{0} apart; the best is {1}.
Swap {0} and {1} ({2} apart)
Move {0} to {1} ({2} apart)
Even. {0} : {1}
{0} {1|%} · {2} {3|%}
{0} would win {1} to {2|%} of such matches. A draw counts as half.
Guessed for want of results: {0}.
Together: {0}.
Apart: {0}.
Rules
Rules for teams
Together
Apart
Choose players who belong together, apart or in a certain team.
In {0}
In {1}: {0}.
Rule removed
Remove: {0}
Not kept: {0}
Even out: {0} ↔ {1}
{0} and {1} swapped
Both together and apart: {0}.
Apart, but together through {0}: {1}.
Together, but in different teams: {0}, {1}.
Apart, but in the same team: {0}, {1}.
There are not enough teams to keep these apart: {0}.
The rules about these contradict each other: {0}.
There is too much to work out.
The rules leave no teams.
Follow link
Everyone who has it sees score, clock, goals and teams, without an account.
Copy
Show QR code
QR code of the link
Turn off
Names
Who sees what
As they are
Ann B.
I have an account
An account saves players and gathers online, for all your devices.
Username
Password
Show password
Code
Remember me
Login
Logging in…
Register
Registering…
Both fields are mandatory.
The username or the password is wrong. Check both and try again.
This username is taken. Choose another, or log in if it is you.
A username has 1 to 80 characters and no colon. Choose another.
Choose a password of at least 8 characters that few others would choose.
To register here, enter the code that the person who runs this server gave you.
This server takes no new users. Ask the person who runs it.
There were too many attempts. Wait a quarter of an hour and try again.
There is no connection to the server. You can go on without an account and log in later.
The server could not do it. Try again in a moment.
This device holds {1} change of {0} not yet saved online. Log in as {0}, or log out in the settings first.	This device holds {1} changes of {0} not yet saved online. Log in as {0}, or log out in the settings first.
Register, and what is on this device is saved in the new account. Log in, and you say what becomes of it.
What is on this device ({0} change) will be saved in the account.	What is on this device ({0} changes) will be saved in the account.
Left
Left
Late arrival
Player or new name
To the bench
To {0}
“{0}” as a guest
{0} left
Minute
Who scored?
{0}: {1} of {2}
Goals of {0}
{0} did not play for {1}. Who scored?
Assist?
Scorer
Assist
Own goal
Take back the goal
+1 min
−1 min
{0} (own goal)
{0} ({1})
{0} scored
Assist by {0}
Goal {0}, no minute: edit
Goal {0}, {1}: edit
Time left
Periods
One period
2 halves
4 quarters
{0} period	{0} periods
1st half
2nd half
1st quarter
2nd quarter
3rd quarter
4th quarter
1st period
2nd period
3rd period
{0}th period
Half-time
Break
Full time
Ready
Running
Paused
Time is up
1 minute more
1 minute less
Clock set
Discard this match
Match discarded
Result
Picture
Reopen
Correct
Ended
End corrected
A match is running
It stands at {0}, {1}. Resume it, or start another beside it?
Start another
It ends after {0} game. It is kept in the past gathers.	It ends after {0} games. It is kept in the past gathers.
The final score is {0}, a draw. It is kept in the past gathers.
The final score is {0}, {1} wins. It is kept in the past gathers.
Players
New gather
Tick all
Edit
Search players
Confirm players
Resume gather
No players yet
Select at least 2 players.
Selection cleared
{0} selected	{0} selected
Nobody is called “{0}”.
Delete player
Delete {0} player	Delete {0} players
Delete {0}? Gathers they played in stay as they are.
Their answers stay: {0}.
{0} deleted
{0} player deleted	{0} players deleted
Archive player
Archive {0} player	Archive {0} players
{0} archived
{0} player archived	{0} players archived
Archived
Archived ({0})
Players who play no longer. Past gathers keep them.
No archived players
Bring back
Bring back {0}
Your players and results are saved online without a name. With a name and a password you can log in on any phone.
{0} is back on the list
{0} and {1} more	{0} and {1} more
and {0} more	and {0} more
Name
Age
Position
Skill
Preferred position
Favourite team
Personal
Play
Likes
None
None
A name has at most 80 characters. Some emoji count as several. Shorten it.
This has characters that cannot be kept, such as a line break. Type it again.
A player needs a name.
An age is a whole number from 1 to 120.
This player is no longer in the list.
Scoring link
Everyone who has it keeps the score on their own phone, without an account.
{0} following	{0} following
{0} scoring: {1}	{0} scoring: {1}
Who are you?
You keep the score of this match, also with no signal. The others see your name.
Your name
Keep the score
The match is on its way.
This link needs a network once. Afterwards it works without.
This link works no longer
The organiser turned it off, or the match ended long ago. Ask them for a new one.
What you recorded without a network did not reach the match. Send it to the organiser.
Only the organiser can do that.
{0}, by {1}
by {0}
Two phones recorded a goal for {0} within seconds.
One goal
This match may be here twice: another one of the same day has the same teams and the same score.
Delete one of them
perhaps here twice
Two goals
Settings
Account
No account: everything is kept on this device alone. Add the app to the home screen, because some browsers clear a site that was not visited for a week.
Log in or register
Log out
Language
{0} is not on this device yet. Choose it again with a network.
Your data
A file holds all players and gathers. Importing adds what is missing and changes nothing that is here.
Export to a file
Import from a file
Saved online without a name.
Logged in as {0}.
The login of {0} has expired. Log in again to save online.
What is saved online stays there; the copy on this device is removed.
{0} change is not yet saved online and would be lost. Export to a file first, or connect and wait.	{0} changes are not yet saved online and would be lost. Export to a file first, or connect and wait.
Saving on this device
Not saved on this device
On this device only
Saved online
Saving {0} change…	Saving {0} changes…
Offline
The server does not answer
{0} change not yet saved online	{0} changes not yet saved online
Log in again to sync
Log in again to save {0} change online	Log in again to save {0} changes online
Open {0}
This page was opened without https, so it cannot keep you logged in. Open the app at {0}.
This browser did not keep your login, because it keeps no cookies here. Allow them for this page, or use another browser.
Full time: the clock has reached 00:00.
This browser keeps nothing (is it a private window?). What you do here is lost when the page closes, unless you are logged in and online.
This device has no room left to save. Free some space; until then, export to a file or stay online.
This device has little room left. Everything is saved; free some space soon, so that it stays so.
Part of this device's copy ({0} record) could not be read and was set aside. The rest is here.	Part of this device's copy ({0} records) could not be read and was set aside. The rest is here.
This device's clock is {0} fast. Times are kept by the server's clock.
This device's clock is {0} slow. Times are kept by the server's clock.
{0} minute	{0} minutes
{0} hour	{0} hours
This app and the server are of different versions. Reload when you can; nothing is lost until then.
The server has a problem. What you do is kept on this device and saved online later.
A new version is ready.
The server was restored from a backup. What it had lost was added again from this device.
Everything in this file was here already.
Added {0} player and {1}.	Added {0} players and {1}.
{0} gather	{0} gathers
This is not a file that Football Gather exported. Nothing was changed.
This file comes from a newer version of Football Gather, or it is damaged. Update the app, then try again. Nothing was changed.
Reload
Send
Result as text
What if I lose this phone?
So that friends can open it, your players and results are also kept on {0}. No name needed.
Add a name
Making the link…
Saving online: {0|%}
Needs a connection.
Open this page in your browser first. This window keeps nothing: it is a private one, or part of a chat.
This address cannot keep you logged in. Open the app by its https address first.
This server asks new groups for a code. Enter the one that the person who runs it gave you.
The code is wrong. Check it and try again.
This server takes no new groups. Log in if you have an account.
This server has no room left for groups without a name. Register with a name instead.
There is more here than this server keeps without a name. Add a name first.
Many new groups came from this network. Try again in an hour; the app works on without a link.
The server does not answer. The app tries again by itself.
The server has a problem. The app tries again by itself.
Level at the top
Draw
{0} won
Bibs
Skins
Reds
Blues
Greens
Red
Orange
Yellow
Green
Blue
Purple
Pink
White
Black
Start gather
Same teams as last time
Same teams
Shuffle
Teams shuffled
Even out
Teams evened out
Colour
Name
Teams
{0} team	{0} teams
Both teams need at least one player.
Each team needs at least one player.
No players yet
Name and colour of {0}
Move {0} to {1}
Move {0} to Bench
{0} moved to {1}
{0} moved to Bench
Bench
{0} v {1}
{0} {1}, {2} {3}
{0}-{1}
{0}–{1}
Done
Cancel
Undo
Back
Share
Copied
This browser does not let the app copy. The text is selected, so copy it yourself.
Dismiss
Delete
Show more
Team A
Team B
Team C
Team D
A
B
C
D
Goalkeeper
Defender
Midfielder
Winger
Striker
GK
DEF
MID
W
ST
Beginner
Amateur
Professional
{0} of {1}
{0} in
{0} maybe
{0} in line
Full
one place comes free at {1}	{0} places come free at {1}
one place goes to the next in line at {1}	{0} places go to the next in line at {1}
one place is offered to the next in line at {1}	{0} places are offered to the next in line at {1}
one place is offered to the next in line	{0} places are offered to the next in line
one place is open: first tap gets it	{0} places are open: first tap gets one
Answer by {0}
Answers from {0}
I am not listed
You are {0}
Your name is not shown on this page.
Not you?
In
Maybe
Out
Reserve
Leave
Put me in when a place is free
Ask me first
A place is free. Yours until {0}
Changed your mind? Your place is kept until {0}
The place you were offered is gone. You are number {0} in line again.
A place is free for your guest until {1}	{0} places are free for your guests until {1}
Your guest is in line	{0} of your guests are in line
Take the place
Not this time
{0} is number {1} in line.
Your answer is saved.
You are number {0} in line.
{0} is in.
{0} may come.
{0} is out.
Cancelled
Cancelled: {0}
No game planned
The game has begun.
{0} answered on another phone. Who are you?
I am {0}
I answer for {0}
Only {0}’s own phone can answer. Ask the organiser.
That was not taken. Look again, or ask the organiser.
This page was old. Tap once more.
Map
{0} +{1}
Guests
Plan a game
Plan the next game
Who’s in?
Plan and share
Plan
Day
Time
Length in minutes
Place
{0}: one less
{0}: one more
Repeat
Players: most
Players: least
Once
Every week
Every {0} week	Every {0} weeks
Every Monday {0}
Every Tuesday {0}
Every Wednesday {0}
Every Thursday {0}
Every Friday {0}
Every Saturday {0}
Every Sunday {0}
next {0}, answers open {1}
next {0}
answers open: {0}
Answers from
On the day
The day before
{0} day before	{0} days before
Answer by, price, guests, map
Answer by
Answer by: time
No deadline
Price
Guests for each
Link to a map
Choose a day.
That time is over.
Choose a time.
A game takes 10 to 600 minutes.
A number from 1 to 200, or nothing.
A link to a map begins with https://.
Times of {0}
Only this
From here on
A new rhythm counts for the games after this one. Tap “From here on”.
{0} no answer
Needs {0} more
{0} place free	{0} places free
In or out: {0}
No answer yet: {0}
Remind {0}
New gather ({0} is in)	New gather ({0} are in)
Guest
{0} ({1})
asked until {0}
{0} is asked until {1}
A place is open, and {0} is in line
the offer ended
goes in by itself
did not take a place
passed the place on
place taken away
{0} before
Give a place
To the reserve
Add answers
Names, or lines from the chat
{0} guest not added	{0} guests not added
No answer found in:
Take over {0} answer	Take over {0} answers
Cancel the game
Reason
Play after all
Cancel from here on
The series has ended.
Reply link
Who has this link can answer, and sees who comes.
Numbers only
Only from own phone
The time changed. Still in?
Add to calendar
All games in your calendar
Calendars look once or twice a day; this page is always right. A calendar’s company gets to know the link.
Other games
Football
Cancelled: {0}
You passed your place on.
A place was offered to you, and the time is over.
The organiser put you on the reserve.
Once a place is open to all, the first tap gets it.
The organiser put you in.
Plan a game and send its link to the chat. Friends say “In”, “Maybe” or “Out” on a page, without an account and without an app. They pick their name once; it is said, not proved, so a second phone can answer for a person after it says who speaks, and everyone sees the last answer. You can change any answer. Friends see date, place, how many come and the names in the form that you choose, and never levels or ages. When the game is full, others wait in line, and a place that becomes free is offered to the first of them for a while. A calendar that subscribes gets to know the link.
Changed on another phone: {0}
Say who someone is
Which of these are you?
Pick a name
I do not play
Your answer
I play
This is me
This is not me
This is…
{0} is {1}
Own link
Own link: {0}
Who opens this link answers as this person, from any phone. Send it to them alone.
{0} comes anyway
Follow the match
Season
All time
Assists
Matches
per match
in all
No results yet
A match counts here when it has ended.
From two matches on there is a table.
{0} match	{0} matches
a place from {0} match on	a place from {0} matches on
fewer than {0} match	fewer than {0} matches
in {0} match	in {0} matches
came to {0} of {1}
Scorers are known for {0} of {1} goals
{0} won, {1} drawn, {2} lost, goal difference {3}
Last matches, the newest last: {0}
won
drawn
lost
Record
place {0} of {1}
{0} points a match
{0} won, {1} drawn, {2} lost
won {0} in a row	won {0} in a row
unbeaten for {0} match	unbeaten for {0} matches
best {0}
{0} in a row	{0} in a row
{0} goal	{0} goals
{0} assist	{0} assists
{0} own goal	{0} own goals
{0} game without a goal against	{0} games without a goal against
{0} played in {1} game with a clock	{0} played in {1} games with a clock
Best with
Hardest
Most often
together {0} time	together {0} times
may be luck
{0} more match to number {1}	{0} more matches to number {1}
{0}: match number {1}
{0}: goal number {1}
Today: {0}
All matches
Compare with
On one side
Against each other
{2} assist of {0} for {1}	{2} assists of {0} for {1}
They have not played in one game yet.
{0} won
{0} lost
Counted from {0}’s side
Records
Biggest win
Most goals in a game
Most goals of one player
Most wins in a row
Longest without a defeat
Most matches in a row
equalled by {0}
equalled {0} time	equalled {0} times
No records yet.
… and {0} more	… and {0} more
Share table
Results as files
Save the table
Save the games
Save players by game
Rules of the table
Points for a win
Points for a draw
Points for a defeat
Clear win +1, clear defeat −1
does not count
from {0} goal on	from {0} goals on
To be placed
any match
a quarter of the matches
a third of the matches
half of the matches
±1 from {0} goal on	±1 from {0} goals on
Leave out of tables
Count in tables
Does not count in tables
Set the rules of the table
Leave a gather out of the tables
Take a gather into the tables
{0} points
Table as text
{0} in short
{0} won {1}
Champion
Top scorer
Most matches
Your answer is not saved yet. Send it again in a moment.
Send again
by {0}
by you
from another phone
{0} answered meanwhile ({1}): {2}
Keep mine
Another game is planned at this time. If it is the same, cancel one of them.
A game is planned at this time already.
Every week?
Is it {0} from the list?
No, another {0}
Are you in?
Are you in? Answer here, without an account
The next planned game will appear here.
Pick your name first.
Type your name first.
Another phone is {0}’s. Who are you?
This browser answered as {0}. Answer as {1}?
Score, clock, goals and teams
What you typed
Add a past match
Add match
Score
Who played?
{0}: {1}
Others in {0} (names, with commas)
That day is still to come.
Enter both scores, or say only who won.
Day corrected
Correct the day
Clocks in {0} changed. Planned games stay at their time of day.
Set a season
Remove a season
Bring back a season
Hide a name on shared pages
Show a name on shared pages
A squad has at most {0} season.	A squad has at most {0} seasons.
A squad has at most {0} link to tables.	A squad has at most {0} links to tables.
There is no such season.
Both played in one match, so they are two people.
Link to the table
Anyone who has it sees this table, who scored, and the last results. Levels, ages and teams stay private.
Not shown
Last results
Place
Form
Seasons
New season
Edit season
Remove season
Season {0} removed. Its matches stay.
First day
Last day (empty: goes on)
The last day is before the first.
Enter the first day.
Same person as …
Keep apart
Also {0}
Hide name on shared pages
Show name on shared pages
Goal difference
scored in {0} match in a row	scored in {0} matches in a row
"""#
}
